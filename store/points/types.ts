import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Balances, Bucket } from '#core/rewards/buckets.ts'
import type { PointReason } from '#core/rewards/reason.ts'

/** Unique key of an entry. */
export interface PointEvent {
  readonly rule: string
  /** Identifies the event, once and permanently. */
  readonly sourceEvent: string
}

/** Points of a rule for one event. Entries are immutable; a mistake is reversed by a negative entry. */
export interface PointEntry extends PointEvent {
  /** The user id: a canonical wallet address. */
  readonly wallet: string
  readonly bucket: Bucket
  /** Whole points; negative for clawbacks. */
  readonly points: number
  readonly reason: PointReason
  readonly at: Date
  /** Until then the entry is pending and in no balance. */
  readonly finalAt: Date
}

export interface PointRow extends PointEntry {
  readonly id: bigint
  /** True until `finalAt` was processed. */
  readonly pending: boolean
}

/** A settled bridge that earned points; campaigns and check-ins count these rows. */
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
  /** The entry that reverses its points. */
  readonly entry: PointRow | null
}

export interface Standing {
  /** Without pending points. */
  readonly balances: Balances
  readonly pending: number
  readonly bridges: number
}

/** A page of a wallet's entries, newest first: rows before this id. */
export interface PointPage {
  readonly before: bigint | null
  readonly limit: number
}

/** A batch of all orders by id: those after this one. */
export interface StretchQuery {
  readonly after: OrderId | null
  readonly limit: number
  /** States in which an order's points count, and in which they don't. */
  readonly counted: readonly OrderState[]
  readonly undone: readonly OrderState[]
  /** Networks whose orders earn nothing. */
  readonly except: readonly ChainId[]
}

export interface OrderStretch {
  readonly looked: number
  /** Last order of the batch; null if none was left. */
  readonly last: OrderId | null
  /** Orders of the batch whose points don't match their state. */
  readonly amiss: readonly OrderId[]
}

export interface Points {
  /**
   * Writes new entries with their balances and returns them; of equal ones the first counts. If an entry deducts points
   * that an operator revoked before, an offset entry compensates, so that nothing is deducted twice.
   */
  award(entries: readonly PointEntry[]): Promise<PointRow[]>
  /** Reverses an entry once; null if it doesn't exist or was reversed. A pending one never becomes final. */
  reverse(rule: string, sourceEvent: string, reason: PointReason): Promise<PointRow | null>
  /** `reverse` for several at once, which may offset each other; returns the reversing rows. */
  reverseAll(events: readonly PointEvent[], reason: PointReason): Promise<PointRow[]>
  /**
   * Counts a settled bridge and awards the points that `decide` returns for the wallet's new number of bridges;
   * serialized per wallet. Null if credited before; a bridge that only the ledger has is restored from it.
   */
  creditBridge(bridge: CreditedBridge, decide: (bridges: number) => BridgeCredit): Promise<PointRow | null>
  /** Reverses a bridge's points and no longer counts it, even if only the ledger has it; null if it never counted. */
  reverseBridge(orderId: OrderId, reason: PointReason): Promise<ReversedBridge | null>
  /** True if a counted bridge of the wallet settled in this period, the end excluded. */
  bridgedWithin(wallet: string, from: Date, until: Date): Promise<boolean>
  /** Number of such bridges, counted up to `most`. */
  bridgesWithin(wallet: string, from: Date, until: Date, most: number): Promise<number>
  /** Finds orders that were never counted, and undone ones that still are. */
  ordersAmiss(query: StretchQuery): Promise<OrderStretch>
  standing(wallet: string): Promise<Standing>
  /** Points by UTC year of their entries, without pending ones. */
  byYear(wallet: string): Promise<ReadonlyMap<number, number>>
  /** Locks the balances until the transaction ends. */
  hold(wallet: string): Promise<Balances>
  entries(wallet: string, page: PointPage): Promise<PointRow[]>
  entry(id: bigint): Promise<PointRow | null>
  find(event: PointEvent): Promise<PointRow | null>
  /** Entries of these that were reversed. */
  takenBack(ids: readonly bigint[]): Promise<ReadonlySet<bigint>>
  /** Pending entries, the soonest first. */
  coming(wallet: string, limit: number): Promise<PointRow[]>
  /** Makes pending entries final when due; returns the number. */
  mature(now: Date, limit: number): Promise<number>
}

/** Rule of a bridge's own points. */
export const BRIDGE_RULE = 'bridge'
/** Rule of a full day in a pool; the event names network, pool, wallet and day. */
export const POOL_RULE = 'pool'
/** Rule of entries that reverse another one. */
export const REVERSAL_RULE = 'reversal'
/** Rule of points that an operator grants or revokes by amount; the event is the log's row. */
export const GRANT_RULE = 'grant'
/**
 * Rule of offset entries: a deduction found points that an operator had revoked before. The event is the deducting
 * entry.
 */
export const RELIEF_RULE = 'relief'
