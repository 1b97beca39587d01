import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Balances, Bucket } from '#core/rewards/buckets.ts'
import type { PointReason } from '#core/rewards/reason.ts'

/** Names an entry: nothing else has both. */
export interface PointEvent {
  readonly rule: string
  /** What happened, once for all time. */
  readonly sourceEvent: string
}

/** Points that a rule gives for one event. Nothing about an entry ever changes; what was wrong is taken back by a negative one. */
export interface PointEntry extends PointEvent {
  /** The user id: a canonical wallet address. */
  readonly wallet: string
  readonly bucket: Bucket
  /** Whole points; negative takes back. */
  readonly points: number
  readonly reason: PointReason
  readonly at: Date
  /** Until then it is shown as coming and is in no balance. */
  readonly finalAt: Date
}

export interface PointRow extends PointEntry {
  readonly id: bigint
  /** Still coming. */
  readonly pending: boolean
}

/** A settled bridge that earned points; campaigns and check-ins look at these rows. */
export interface CreditedBridge {
  readonly orderId: OrderId
  readonly wallet: string
  readonly fromChain: ChainId
  readonly toChain: ChainId
  readonly settledAt: Date
}

export interface BridgeCredit {
  readonly bucket: Bucket
  readonly points: number
  readonly reason: PointReason
}

export interface ReversedBridge {
  readonly settledAt: Date
  /** The entry that takes its points back. */
  readonly entry: PointRow | null
}

export interface Standing {
  /** Without what is still coming. */
  readonly balances: Balances
  readonly pending: number
  readonly bridges: number
}

/** A page of a wallet's entries, newest first: rows before this id. */
export interface PointPage {
  readonly before: bigint | null
  readonly limit: number
}

/** A stretch of all orders by their ids: those after this one. */
export interface StretchQuery {
  readonly after: OrderId | null
  readonly limit: number
  /** States in which an order's points are to stand, and in which they are not. */
  readonly counted: readonly OrderState[]
  readonly undone: readonly OrderState[]
  /** Networks whose orders earn nothing. */
  readonly except: readonly ChainId[]
}

export interface OrderStretch {
  readonly looked: number
  /** The last one of the stretch; null when there was none left. */
  readonly last: OrderId | null
  /** Of the stretch those whose points are not what their state says. */
  readonly amiss: readonly OrderId[]
}

export interface Points {
  /**
   * Writes the entries whose rule and source event are new, with their balances; answers those. Of equal ones the first counts. Where they take
   * what an operator had taken before, an entry of its own gives that back: nothing is taken twice.
   */
  award(entries: readonly PointEntry[]): Promise<PointRow[]>
  /** Takes an entry back, once; null when there is none or it was taken back before. One that was still coming never arrives. */
  reverse(rule: string, sourceEvent: string, reason: PointReason): Promise<PointRow | null>
  /** The same for several at once, which may be each other's counterparts; answers the rows that take back. */
  reverseAll(events: readonly PointEvent[], reason: PointReason): Promise<PointRow[]>
  /**
   * Counts a settled bridge and awards what `decide` says for the wallet's number of bridges, this one counted. Bridges of one wallet take
   * their turns. Null when it was credited before; where only the ledger still knew that, the bridge is
   * put back as the ledger has it.
   */
  creditBridge(bridge: CreditedBridge, decide: (bridges: number) => BridgeCredit): Promise<PointRow | null>
  /** Takes a bridge's points back and counts it no longer, also where only the ledger still knows of it; null when it never counted. */
  reverseBridge(orderId: OrderId, reason: PointReason): Promise<ReversedBridge | null>
  /** Whether a counted bridge of the wallet settled in this time, the end excluded. */
  bridgedWithin(wallet: string, from: Date, until: Date): Promise<boolean>
  /** How many did, counted up to `most`. */
  bridgesWithin(wallet: string, from: Date, until: Date, most: number): Promise<number>
  /** Looks for orders that were never counted, and for those that came undone unnoticed. */
  ordersAmiss(query: StretchQuery): Promise<OrderStretch>
  standing(wallet: string): Promise<Standing>
  /** The balances, kept from changing until the transaction that asks for them is over. */
  hold(wallet: string): Promise<Balances>
  entries(wallet: string, page: PointPage): Promise<PointRow[]>
  entry(id: bigint): Promise<PointRow | null>
  find(event: PointEvent): Promise<PointRow | null>
  /** Of these entries those that another one has taken back. */
  takenBack(ids: readonly bigint[]): Promise<ReadonlySet<bigint>>
  /** What is still coming, the soonest first. */
  coming(wallet: string, limit: number): Promise<PointRow[]>
  /** Lets entries arrive whose time has come; answers how many did. */
  mature(now: Date, limit: number): Promise<number>
}

/** The rule of a bridge's own points. */
export const BRIDGE_RULE = 'bridge'
/** Rule of entries that take another one back. */
export const REVERSAL_RULE = 'reversal'
/** Rule of points that an operator gives or takes as a number; the log's row is the event. */
export const GRANT_RULE = 'grant'
/** Rule of entries that give back what was taken after an operator had taken it already; the entry that took it is the event. */
export const RELIEF_RULE = 'relief'
