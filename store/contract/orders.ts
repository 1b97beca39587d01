import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { PromisedPayout } from '#core/order/capacity.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'
import type { Fence } from './leases.ts'
import type { OrderEventRow } from './orderEvents.ts'
import type { Page, WorkQuery } from './orderQueries.ts'
import type { NewOrder, OrderRow } from './orderRow.ts'
import type { NewOrderStep, OrderStep } from './orderSteps.ts'

export interface OrderNote {
  id: OrderId
  type: 'hint' | 'confirmations' | 'waiting'
  data: Record<string, unknown>
}

/** An order of this stage has waited since then: to be signed for, for the finality of what was signed, or for its claim. */
export interface OldestOrder {
  stage: 'unpaid' | 'unfinalized' | 'unclaimed'
  /** Pays next: the destination of a payout, the source of a refund or claim. */
  chain: ChainId
  since: Date
}

export interface Orders {
  /** State `quoted`, event `created` with seq 1. Steps are numbered from 0 in the given order. @throws AppError `order_exists`. */
  create(order: NewOrder, steps?: readonly NewOrderStep[]): Promise<OrderRow>
  steps(id: OrderId): Promise<OrderStep[]>
  setStep(id: OrderId, ordinal: number, status: OrderStep['status'], txRef?: string | null): Promise<void>
  get(id: OrderId): Promise<OrderRow | null>
  /** Those of them that exist, oldest first. */
  getAll(ids: readonly OrderId[]): Promise<OrderRow[]>
  /** As it stands until this transaction ends: an event that comes meanwhile waits. Before any other lock of the transaction. */
  hold(id: OrderId): Promise<OrderRow | null>
  byOnchainId(id: `0x${string}`): Promise<OrderRow | null>
  /**
   * Locks the order, runs it through core/order/state, appends the event (seq = last + 1) and an outbox row. A repeat that finds the order
   * already past `from` is the caller's bug: @throws AppError `transition_refused`. With `fence`, @throws `fenced` when the lease has moved on.
   */
  apply(
    id: OrderId,
    event: OrderEventType,
    change?: { data?: Record<string, unknown>; heldReason?: string; fence?: Fence },
  ): Promise<OrderRow>
  /** The same for many in one transaction, but an order that the event may not follow is left as it is. Answers those that took it. */
  applyAll(ids: readonly OrderId[], event: OrderEventType, fence?: Fence): Promise<OrderRow[]>
  /** An event that does not change the state. */
  note(id: OrderId, type: OrderNote['type'], data: Record<string, unknown>): Promise<void>
  /** The same for many orders in one transaction; orders that do not exist are left out. */
  noteAll(notes: readonly OrderNote[]): Promise<void>
  setDepositHint(id: OrderId, txRef: string): Promise<void>
  events(id: OrderId, afterSeq: number): Promise<OrderEventRow[]>
  /** The same for many orders in one statement, each after its own number; by order, then by number. */
  eventsOf(afterSeqs: ReadonlyMap<OrderId, number>): Promise<OrderEventRow[]>
  /** Orders with a deposit where the address is sender, recipient or refund address, newest first. Canonical address. */
  page(query: {
    address: string
    channelId?: number
    states?: readonly OrderState[]
    cursor?: string
    limit: number
  }): Promise<Page<OrderRow>>
  /** By order id, on-chain id, any transaction ref of the order, or address; at most `limit`. Only orders with a deposit. */
  search(text: string, limit: number): Promise<OrderRow[]>
  /** Work list, oldest first. Everything is filtered before the limit counts, so that orders which wait never hide others. */
  inStates(query: WorkQuery): Promise<OrderRow[]>
  /** `quoted` orders whose openBy lies before; of every source chain and provider, or of one. */
  expirable(before: Date, limit: number, fromChain?: ChainId, provider?: string): Promise<OrderRow[]>
  /**
   * Deletes orders to an escrow, made before then and at least 29 days ago, that expired without a deposit and have no record any more, oldest
   * first, with their events, steps and handovers. Answers how many of at most `limit` there were.
   */
  dropUnpaid(before: Date, limit: number): Promise<number>
  countByState(): Promise<ReadonlyMap<OrderState, number>>
  /** At most one per stage and chain. An order that waits on purpose, with an alert of its own, is not `unpaid` for an hour. */
  oldest(): Promise<OldestOrder[]>
  /**
   * Deposits in the maker's own custody on a network that are still to be paid for, oldest first, with the amounts that the chain showed.
   * Those on their way back do not count.
   */
  custodyDeposits(chain: ChainId): Promise<{ id: bigint; asset: AssetId; amount: bigint }[]>
  /** 1e-8 dollar of deposits in the maker's own custody on a network whose orders are neither paid for good nor refunded. */
  inCustody(chain: ChainId): Promise<bigint>
  /**
   * Payouts due to orders to a network that have no disbursement of their own: deposited ones, and those that may be opened until
   * after `openAfter`. With `lock`, one caller at a time until its transaction ends.
   */
  promised(chain: ChainId, openAfter: Date, lock?: 'lock'): Promise<PromisedPayout[]>
  /** Base units of each order in this escrow of a network that the maker has paid, or may pay, and not claimed yet, oldest first. */
  unclaimed(chain: ChainId, escrow: string, asset: AssetId): Promise<bigint[]>
  /** Those of them that hold a payout's row: first what something was signed for, then what is only reserved, each oldest first. */
  committed(chain: ChainId, escrow: string, asset: AssetId): Promise<{ id: OrderId; amount: bigint }[]>
  /** The same for every token in this escrow, in one order over all of them. */
  committedIn(chain: ChainId, escrow: string): Promise<{ id: OrderId; asset: AssetId; amount: bigint }[]>
}
