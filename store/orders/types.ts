import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { PromisedPayout } from '#core/order/capacity.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'
import type { Custody, EscrowOrder, ExactSide, FillMode } from '#core/order/escrowOrder.ts'
import type { Fence } from '../work/types.ts'

interface Page<T> {
  list: T[]
  /** Opaque; null at the end. */
  nextCursor: string | null
}

export interface WorkQuery {
  states: readonly OrderState[]
  fromChain?: ChainId
  toChain?: ChainId
  custody?: Custody
  heldReason?: string
  /** Restricts to these ids. */
  ids?: readonly OrderId[]
  /** Restricts to orders with a `fillDeadline` up to this time. */
  fillBy?: Date
  limit: number
  afterId?: OrderId | undefined
}

/**
 * One action of the user's wallet, as returned when the order was created. `body` is the wire form without the columns
 * here.
 */
export interface OrderStep {
  ordinal: number
  kind: string
  chainId: ChainId
  label: string
  body: Record<string, unknown>
  status: 'waiting' | 'sent' | 'done'
  txRef: string | null
}

export type NewOrderStep = Omit<OrderStep, 'ordinal' | 'status' | 'txRef'>

export interface OrderEventRow {
  orderId: OrderId
  seq: number
  type: OrderEventType | 'created' | 'hint' | 'confirmations' | 'waiting'
  state: OrderState
  at: Date
  data: Record<string, unknown>
}

/** Party that pays an order out. The maker's terms are in the order's own columns. */
export type Settlement =
  | { readonly kind: 'maker' }
  /** `reference`: the provider's name for the order; null if it has none before the deposit. */
  | { readonly kind: 'external'; readonly reference: string | null }

export interface OrderRow {
  id: OrderId
  provider: string
  settlement: Settlement
  state: OrderState
  fromAsset: AssetId
  toAsset: AssetId
  fromChain: ChainId
  toChain: ChainId
  /** Side whose amount was asked for exactly. */
  exact: ExactSide
  sendAmount: bigint
  receiveAmount: bigint
  gasCompensation: bigint
  /** Charge for opening a gasless deposit; 0 if the depositor sends it. */
  depositGas: bigint
  bridgeFee: bigint
  channelFee: bigint
  destinationGas: bigint
  /** 1e-8 dollars at quote time; null if the price was unknown. */
  sendUsdE8: bigint | null
  fromAddress: string
  recipient: string
  refundAddress: string | null
  memo: string | null
  /** Exchange that owns the recipient address; null = a wallet. */
  exchangeId: number | null
  custody: Custody
  fillMode: FillMode
  channelId: number
  /** Hash of the whole escrow order; null if neither side has a contract of ours. */
  onchainId: `0x${string}` | null
  /** Canonical address of the escrow that the offer is signed for; null in maker custody. */
  escrow: string | null
  escrowOrder: EscrowOrder | null
  makerSignature: `0x${string}` | null
  etaSeconds: number
  openBy: Date
  fillDeadline: Date
  refundAfter: Date | null
  heldReason: string | null
  /** SHA-256 hex of the creator's bearer token. */
  creatorTokenHash: string
  /** Deposit transaction as reported by the creator; a hint, never a proof. */
  depositHint: string | null
  surface: string
  /** Id of a payment request, unproven; null for other transfers. */
  payment: string | null
  createdAt: Date
  updatedAt: Date
}

export type NewOrder = Omit<
  OrderRow,
  'settlement' | 'exact' | 'state' | 'heldReason' | 'depositHint' | 'payment' | 'createdAt' | 'updatedAt'
> & {
  /** The maker's by default. */
  settlement?: Settlement
  /** `send` by default. */
  exact?: ExactSide
  payment?: string | null
  /** For a restored order; defaults to now. */
  createdAt?: Date
}

export interface OrderNote {
  id: OrderId
  type: 'hint' | 'confirmations' | 'waiting'
  data: Record<string, unknown>
}

/** The oldest order of a stage: waiting for a signature, for the finality of its payout, or for its claim. */
export interface OldestOrder {
  stage: 'unpaid' | 'unfinalized' | 'unclaimed'
  /** Chain of the next payment: the destination of a payout, the source of a refund or claim. */
  chain: ChainId
  since: Date
}

export interface Orders {
  /**
   * State `quoted`, event `created` with seq 1. Steps are numbered from 0 in the given order.
   * @throws AppError `order_exists`
   */
  create(order: NewOrder, steps?: readonly NewOrderStep[]): Promise<OrderRow>
  steps(id: OrderId): Promise<OrderStep[]>
  setStep(id: OrderId, ordinal: number, status: OrderStep['status'], txRef?: string | null): Promise<void>
  get(id: OrderId): Promise<OrderRow | null>
  /** Existing orders of these ids, oldest first. */
  getAll(ids: readonly OrderId[]): Promise<OrderRow[]>
  /** Locks the order until this transaction ends: concurrent events wait. Must be the transaction's first lock. */
  hold(id: OrderId): Promise<OrderRow | null>
  byOnchainId(id: `0x${string}`): Promise<OrderRow | null>
  /**
   * Locks the order, runs it through core/order/state, and appends the event (seq = last + 1) and an outbox row.
   * @throws AppError `transition_refused` if the event may not follow, also for a repeat, or an external provider
   * settles the order; `fenced` if the lease of
   * `fence` was lost
   */
  apply(
    id: OrderId,
    event: OrderEventType,
    change?: { data?: Record<string, unknown>; heldReason?: string; fence?: Fence },
  ): Promise<OrderRow>
  /**
   * `apply` for many in one transaction, but skips orders that the event may not follow. Returns those that took it.
   */
  applyAll(ids: readonly OrderId[], event: OrderEventType, fence?: Fence): Promise<OrderRow[]>
  /** Appends an event that doesn't change the state. */
  note(id: OrderId, type: OrderNote['type'], data: Record<string, unknown>): Promise<void>
  /** `note` for many orders in one transaction; unknown orders are skipped. */
  noteAll(notes: readonly OrderNote[]): Promise<void>
  setDepositHint(id: OrderId, txRef: string): Promise<void>
  events(id: OrderId, afterSeq: number): Promise<OrderEventRow[]>
  /** Events of many orders in one statement, each after its own seq; sorted by order, then seq. */
  eventsOf(afterSeqs: ReadonlyMap<OrderId, number>): Promise<OrderEventRow[]>
  /** Orders with a deposit whose sender, recipient or refund address is this canonical one, newest first. */
  page(query: {
    address: string
    channelId?: number
    states?: readonly OrderState[]
    cursor?: string
    limit: number
  }): Promise<Page<OrderRow>>
  /** Orders with a deposit that name this payment request, newest first; at most `limit`. */
  ofPayment(payment: string, limit: number): Promise<OrderRow[]>
  /** Finds orders by id, on-chain id, any transaction or address; at most `limit`. Only orders with a deposit. */
  search(text: string, limit: number): Promise<OrderRow[]>
  /**
   * Work list of the maker, oldest first. Filters before it applies the limit, so that waiting orders never hide others.
   */
  inStates(query: WorkQuery): Promise<OrderRow[]>
  /** The maker's `quoted` orders whose openBy is before; of all source chains and providers, or of one. */
  expirable(before: Date, limit: number, fromChain?: ChainId, provider?: string): Promise<OrderRow[]>
  /**
   * Deletes orders to escrows and external providers created before then and at least 29 days ago that expired without
   * a deposit and have no record, oldest first, with their events, steps and handovers. Returns the number, at most `limit`.
   */
  dropUnpaid(before: Date, limit: number): Promise<number>
  /** Orders of the maker. */
  countByState(): Promise<ReadonlyMap<OrderState, number>>
  /** At most one per stage and chain. An order held with an alert of its own isn't `unpaid` for the first hour. */
  oldest(): Promise<OldestOrder[]>
  /**
   * Deposits in maker custody on a network that are not yet paid out, oldest first, with their on-chain amounts. Those
   * being refunded don't count.
   */
  custodyDeposits(chain: ChainId): Promise<{ id: bigint; asset: AssetId; amount: bigint }[]>
  /** 1e-8 dollars of deposits in maker custody on a network whose orders are neither finally paid nor refunded. */
  inCustody(chain: ChainId): Promise<bigint>
  /**
   * Base units by asset of deposits in the maker's own wallet on a network that may have to be refunded and have no refund under
   * way. `ownsStrays`: deposits that match no order are in that wallet, too.
   */
  refundable(chain: ChainId, ownsStrays: boolean): Promise<ReadonlyMap<AssetId, bigint>>
  /**
   * Payouts promised on a network that have no disbursement yet: those of deposited orders, and of orders whose opening
   * time ends after `openAfter`. Orders that name the pools' `account` are drawn, and count until their payout is mined.
   * `lock` serializes callers until their transactions end.
   */
  promised(
    chain: ChainId,
    openAfter: Date,
    options?: { readonly account?: string | null; readonly lock?: boolean },
  ): Promise<PromisedPayout[]>
  /** Base units of each order in this escrow that the maker has paid or may pay but has not claimed, oldest first. */
  unclaimed(chain: ChainId, escrow: string, asset: AssetId): Promise<bigint[]>
  /** The `unclaimed` orders that have a payout row: signed ones first, then reserved ones, each oldest first. */
  committed(chain: ChainId, escrow: string, asset: AssetId): Promise<{ id: OrderId; amount: bigint }[]>
  /** `committed` for all tokens of this escrow, in one order. */
  committedIn(chain: ChainId, escrow: string): Promise<{ id: OrderId; asset: AssetId; amount: bigint }[]>
}
