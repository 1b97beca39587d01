import type { ObservedDeposit, ObservedEnding, SignedTx } from '#chains/contract.ts'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Custody, EscrowOrder, FillMode } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'

/**
 * The database as the services see it: one object per aggregate, the same on PGlite and PostgreSQL.
 * Every method is one transaction unless it is called on the store that `transaction` hands out.
 */
export interface Store {
  readonly orders: Orders
  readonly deposits: Deposits
  readonly disbursements: Disbursements
  readonly slots: Slots
  readonly claims: Claims
  readonly channelFees: ChannelFees
  readonly quotes: Quotes
  readonly idempotency: Idempotency
  readonly sessions: Sessions
  readonly outbox: Outbox
  readonly userActions: UserActions
  readonly airdrops: Airdrops
  readonly limits: Limits
  readonly chainState: ChainState
  readonly leases: Leases
  /** Nested calls on the outer store inside `work` throw `nested_transaction` instead of hanging. With `fence`, @throws `fenced` when the lease has moved on. */
  transaction<T>(work: (store: Store) => Promise<T>, fence?: Fence): Promise<T>
  /** Called after commit with the ids of orders that got an event, from any process on the same database. */
  onOrderEvent(listener: (orderId: OrderId) => void): () => void
  close(): Promise<void>
}

export interface OrderRow {
  id: OrderId
  provider: string
  state: OrderState
  fromAsset: AssetId
  toAsset: AssetId
  fromChain: ChainId
  toChain: ChainId
  sendAmount: bigint
  receiveAmount: bigint
  gasCompensation: bigint
  bridgeFee: bigint
  channelFee: bigint
  destinationGas: bigint
  /** 1e-8 dollar at quote time; null when the price was unknown. */
  sendUsdE8: bigint | null
  fromAddress: string
  recipient: string
  refundAddress: string | null
  memo: string | null
  /** The exchange whose deposit address the recipient is; null = a wallet. */
  exchangeId: number | null
  custody: Custody
  fillMode: FillMode
  channelId: number
  /** Hash of the whole escrow order; null where neither side has a contract. */
  onchainId: `0x${string}` | null
  escrowOrder: EscrowOrder | null
  makerSignature: `0x${string}` | null
  etaSeconds: number
  openBy: Date
  fillDeadline: Date
  refundAfter: Date | null
  heldReason: string | null
  /** SHA-256 hex of the creator's bearer token. */
  creatorTokenHash: string
  /** Transaction that the creator says is the deposit; a hint, never a proof. */
  depositHint: string | null
  surface: string
  createdAt: Date
  updatedAt: Date
}
export type NewOrder = Omit<OrderRow, 'state' | 'heldReason' | 'depositHint' | 'createdAt' | 'updatedAt'>

export interface OrderEventRow {
  orderId: OrderId
  seq: number
  type: OrderEventType | 'created' | 'hint' | 'confirmations'
  state: OrderState
  at: Date
  data: Record<string, unknown>
}

/** One action of the person's wallet, as it was answered when the order was created. `body` is the wire form without the columns here. */
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

export interface Page<T> {
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
  /** Only these. */
  ids?: readonly OrderId[]
  /** Only those whose fillDeadline is not later. */
  fillBy?: Date
  limit: number
  afterId?: OrderId | undefined
}

export interface Orders {
  /** State `quoted`, event `created` with seq 1. Steps are numbered from 0 in the given order. @throws AppError `order_exists`. */
  create(order: NewOrder, steps?: readonly NewOrderStep[]): Promise<OrderRow>
  steps(id: OrderId): Promise<OrderStep[]>
  setStep(id: OrderId, ordinal: number, status: OrderStep['status'], txRef?: string | null): Promise<void>
  get(id: OrderId): Promise<OrderRow | null>
  byOnchainId(id: `0x${string}`): Promise<OrderRow | null>
  /**
   * Locks the order, runs it through core/order/state, appends the event (seq = last + 1) and an outbox row. A repeat that finds the order
   * already past `from` is the caller's bug: @throws AppError `transition_refused`. With `fence`, @throws `fenced` when the lease has moved on.
   */
  apply(id: OrderId, event: OrderEventType, change?: { data?: Record<string, unknown>; heldReason?: string; fence?: Fence }): Promise<OrderRow>
  /** An event that does not change the state (created, hint, confirmations). */
  note(id: OrderId, type: 'hint' | 'confirmations', data: Record<string, unknown>): Promise<void>
  setDepositHint(id: OrderId, txRef: string): Promise<void>
  events(id: OrderId, afterSeq: number): Promise<OrderEventRow[]>
  /** Orders with a deposit where the address is sender, recipient or refund address, newest first. Canonical address. */
  page(query: { address: string; channelId?: number; states?: readonly OrderState[]; cursor?: string; limit: number }): Promise<Page<OrderRow>>
  /** By order id, on-chain id, any transaction ref of the order, or address; at most `limit`. Only orders with a deposit. */
  search(text: string, limit: number): Promise<OrderRow[]>
  /** Work list, oldest first. Everything is filtered before the limit counts, so that orders which wait never hide others. */
  inStates(query: WorkQuery): Promise<OrderRow[]>
  /** `quoted` orders whose openBy lies before; of every source chain and provider, or of one. */
  expirable(before: Date, limit: number, fromChain?: ChainId, provider?: string): Promise<OrderRow[]>
  countByState(): Promise<ReadonlyMap<OrderState, number>>
  /** 1e-8 dollar of deposits in the maker's own custody on a network whose orders are neither paid for good nor refunded. */
  inCustody(chain: ChainId): Promise<bigint>
  /** Base units of each order in a network's escrow that the maker has paid, or may pay, and not claimed yet, oldest first. */
  unclaimed(chain: ChainId, asset: AssetId): Promise<bigint[]>
  /** Those of them that hold a payout's row: first what something was signed for, then what is only reserved, each oldest first. */
  committed(chain: ChainId, asset: AssetId): Promise<{ id: OrderId; amount: bigint }[]>
}

export interface DepositRow {
  id: bigint
  chainId: ChainId
  txId: string
  ordinal: number
  /** Null = matched no order: HELD(unmatched) for an operator. */
  orderId: OrderId | null
  asset: AssetId
  amount: bigint
  sender: string
  memo: string | null
  height: bigint
  blockHash: string
  status: 'seen' | 'confirmed' | 'orphaned'
  /** Its block is final on the source chain. */
  final: boolean
  /** Why it was set aside (unmatched, second, late, amount, dust, …); null for the ordinary one. */
  exception: string | null
  seenAt: Date
  confirmedAt: Date | null
}

export interface Deposits {
  /**
   * Inserts or re-finds by (chain, txId, ordinal); a re-inclusion in another block updates height and hash and revives an orphan.
   * Links the order (by onchain id or memo), applies `deposit_seen` to it, and sets `exception` for second or late deposits. Idempotent.
   */
  record(observed: ObservedDeposit): Promise<{ deposit: DepositRow; order: OrderRow | null; isNew: boolean }>
  /** Marks it orphaned, gives a merely reserved disbursement back and applies `deposit_orphaned` to its order. Idempotent. */
  orphan(id: bigint): Promise<void>
  /**
   * Marks them confirmed and applies `deposit_confirmed` to their orders where that may follow; answers the orders that took it.
   * Idempotent; nothing on an orphan.
   */
  confirm(...ids: readonly bigint[]): Promise<OrderRow[]>
  markFinal(...ids: readonly bigint[]): Promise<void>
  setException(id: bigint, reason: string): Promise<void>
  /**
   * Puts a deposit that leads no order beside this one, with a reason. @throws AppError `deposit_leads`, or `deposit_taken` when something was done
   * about it that may still move its value.
   */
  assign(id: bigint, orderId: OrderId, reason: string): Promise<void>
  get(id: bigint): Promise<DepositRow | null>
  forOrder(id: OrderId): Promise<DepositRow[]>
  forOrders(ids: readonly OrderId[]): Promise<DepositRow[]>
  /** Deposits of a chain that are not final yet: what must be re-checked against the canonical chain. */
  unfinal(chain: ChainId, limit: number): Promise<DepositRow[]>
  /**
   * Deposits with an exception that nothing was done about yet, whose return failed or waits for an operator, oldest first, above `afterId`. With a chain: its
   * deposits that name an order and do not wait for an operator (`second:…`), those whose return has only been reserved included.
   */
  exceptions(limit: number, afterId?: bigint, chain?: ChainId): Promise<DepositRow[]>
  /** Sum in 1e-8 dollar of payouts already committed for deposits of this source chain that are not final. */
  unfinalCommitment(chain: ChainId): Promise<bigint>
  /**
   * Records a claim, cancel or refund seen on the source chain; idempotent. Applies `claimed` or `refunded` where it may follow; a claim seen
   * before `payout_final` is applied together with it; a refund beside a payout is an `incident`. A payout or cancel that was only reserved for
   * a refunded order gives its row back.
   */
  recordEnding(chain: ChainId, ending: ObservedEnding): Promise<OrderRow | null>
  endings(id: OrderId): Promise<{ kind: ObservedEnding['kind']; txId: string; height: bigint; blockHash: string; at: Date }[]>
}

export type DisbursementKind = 'payout' | 'refund' | 'cancel'
export type DisbursementState = 'reserved' | 'intent' | 'broadcast' | 'mined' | 'final' | 'failed'

/** The one row that may ever move a deposit's value onwards: UNIQUE(deposit_id), shared by payout, refund and cancel. */
export interface DisbursementRow {
  id: bigint
  depositId: bigint
  orderId: OrderId
  kind: DisbursementKind
  chainId: ChainId
  asset: AssetId
  amount: bigint
  destinationGas: bigint
  recipient: string
  usdE8: bigint | null
  state: DisbursementState
  slotId: bigint | null
  /** The transaction that did it, once mined. */
  txRef: string | null
  createdAt: Date
  updatedAt: Date
}

export type TakeRequest = Pick<DisbursementRow, 'depositId' | 'orderId' | 'kind' | 'chainId' | 'asset' | 'amount' | 'destinationGas' | 'recipient' | 'usdE8'>
export type TakeResult = { taken: DisbursementRow } | { refused: 'already_taken' | 'insufficient_inventory'; existing: DisbursementRow | null }
/** `failed`: an error that concerns this one of a batch alone, so nothing was stored for it. */
export type TakeOutcome = TakeResult | { failed: unknown }

export interface Disbursements {
  /**
   * Takes the deposit's row if it is free and, for payouts and maker-custody refunds, if `available` (the signer's balance now) covers it
   * besides every other open reservation of that asset on that chain. A payout applies `validated`, where the order is still `confirmed`, and
   * `reserved`; refund and cancel apply nothing yet. An order that inventory does not cover stays `validated`.
   * A row in `failed` counts as free and is taken over: `failed` means proven that nothing moved and nothing can move any more.
   */
  take(row: TakeRequest, available: bigint | null, fence?: Fence): Promise<TakeResult>
  /**
   * The same for many on one chain in one transaction, in their order as far as the balances reach; each outcome stands for itself. The native
   * coins that a token payout carries are checked where `balances` has the native coin.
   */
  takeAll(chain: ChainId, rows: readonly TakeRequest[], balances: ReadonlyMap<AssetId, bigint> | null, fence?: Fence): Promise<TakeOutcome[]>
  /** Gives the row back; only from `reserved` (no intent was written). */
  release(id: bigint): Promise<void>
  get(id: bigint): Promise<DisbursementRow | null>
  forOrder(id: OrderId): Promise<DisbursementRow[]>
  forOrders(ids: readonly OrderId[]): Promise<DisbursementRow[]>
  inStates(chain: ChainId, states: readonly DisbursementState[], limit: number): Promise<DisbursementRow[]>
  /** The order is not touched: apply its event in the same `transaction`. @throws `disbursement_state` back to `reserved` or out of `final` or `failed`. */
  setState(id: bigint, state: DisbursementState, txRef?: string | null): Promise<void>
  /** Reserved or in flight, per asset. */
  reserved(chain: ChainId): Promise<ReadonlyMap<AssetId, bigint>>
}

export type SlotPurpose = 'payout' | 'refund' | 'cancel' | 'claim' | 'setup' | 'void'
export type SlotState = 'open' | 'mined' | 'final' | 'lost'

/** One nonce (or, without nonces, one sequence number) of one signer, and every transaction ever signed for it. */
export interface SlotRow {
  id: bigint
  chainId: ChainId
  signer: string
  slot: bigint
  purpose: SlotPurpose
  /** Disbursement id or claim batch id; null for setup and void. */
  refId: bigint | null
  state: SlotState
  txs: SlotTx[]
  createdAt: Date
}
export interface SlotTx extends SignedTx {
  attempt: number
  createdAt: Date
  broadcastAt: Date | null
}

export interface SentTx {
  slotId: bigint
  ref: string
  /** When the node took it; absent = now. */
  at?: Date
}

export interface Slots {
  /**
   * In one transaction: locks the signer, takes its next slot (never below `floor`, the chain's own), signs through the callback, stores slot
   * and bytes, and moves the disbursement to `intent` (with the order's `intent_written` or `refund_intent_written`). The callback must not do I/O.
   * A refund of a deposit that is not the order's own (exception `second`) leaves the order's state alone.
   * The intent journal has the bytes on disk before this resolves. A disbursement or claim batch opens a slot once; again only when that slot
   * is `lost`. @throws AppError `slot_already_open`, `disbursement_missing`, `disbursement_state`, `fenced`.
   */
  open(
    request: { chainId: ChainId; signer: string; purpose: SlotPurpose; refId: bigint | null; floor: bigint; fence?: Fence },
    sign: (slot: bigint) => Promise<SignedTx>,
  ): Promise<SlotRow>
  /**
   * The same for many of one signer: consecutive slots in the order of `asks`, one transaction, one flush of the journal. An ask that may not have
   * a slot, or whose signing throws, fails alone and uses none up. `ask` is the place in `asks`.
   */
  openAll(
    request: { chainId: ChainId; signer: string; asks: readonly { purpose: SlotPurpose; refId: bigint | null }[]; floor: bigint; fence?: Fence },
    sign: (slot: bigint, ask: number) => Promise<SignedTx>,
  ): Promise<({ opened: SlotRow } | { failed: unknown })[]>
  /** Another transaction for the same slot (fee bump, or re-sign after proven expiry). Journalled before it resolves. @throws `fenced` */
  addTx(slotId: bigint, tx: SignedTx, fence?: Fence): Promise<SlotRow>
  /**
   * A node has these: stamps the transactions, moves their disbursements from `intent` to `broadcast` (with the order's `broadcast`) and their
   * claim batches to `broadcast`. Idempotent; what is further on already stays there. @throws `fenced`
   */
  markSent(sent: readonly SentTx[], fence?: Fence): Promise<void>
  setState(slotId: bigint, state: SlotState): Promise<void>
  get(id: bigint): Promise<SlotRow | null>
  /** The newest one. */
  forRef(purpose: SlotPurpose, refId: bigint): Promise<SlotRow | null>
  /** Open or mined slots of a chain, lowest slot first. */
  unsettled(chain: ChainId): Promise<SlotRow[]>
}

/** A batch of attested fills claimed in one transaction on the source chain. */
export interface ClaimRow {
  id: bigint
  chainId: ChainId
  orderIds: OrderId[]
  state: 'reserved' | 'intent' | 'broadcast' | 'mined' | 'final' | 'failed'
  txRef: string | null
}
export interface AttestationRow {
  orderId: OrderId
  signer: string
  proofId: `0x${string}`
  signature: `0x${string}`
}
export interface Claims {
  saveAttestation(row: AttestationRow): Promise<void>
  attestations(orderId: OrderId): Promise<AttestationRow[]>
  /** Escrowed orders in state `final` that no live batch holds yet, oldest first. */
  claimable(chain: ChainId, limit: number, afterId?: OrderId): Promise<OrderRow[]>
  /** @throws AppError `claim_conflict` when an order is not `final` or another live batch holds it. */
  createBatch(chain: ChainId, orderIds: readonly OrderId[], fence?: Fence): Promise<ClaimRow>
  /** `failed` frees the batch's orders for another one. */
  setBatchState(id: bigint, state: ClaimRow['state'], txRef?: string | null): Promise<void>
  inStates(chain: ChainId, states: readonly ClaimRow['state'][]): Promise<ClaimRow[]>
}

/** The ledger of what channels earned on deposits in the maker's custody; `payout_final` writes it, in the order's own transaction. */
export interface ChannelFees {
  /** Base units per source asset, all orders together. */
  owed(channelId: number): Promise<{ asset: AssetId; amount: bigint }[]>
}

export interface Quotes {
  save(quote: { id: string; provider: string; request: unknown; body: unknown; expiresAt: Date; surface: string; channelId: number }): Promise<void>
  get(id: string): Promise<{ id: string; provider: string; request: unknown; body: unknown; expiresAt: Date; channelId: number } | null>
  purge(before: Date): Promise<number>
}

export type IdempotencyResult =
  | { kind: 'new' }
  | { kind: 'replay'; status: number; body: unknown }
  | { kind: 'conflict' } // same key, other parameters
  | { kind: 'in_progress' }
export interface Idempotency {
  /** An attempt that neither finished nor was abandoned within two minutes died with its process: its key counts as new again. */
  begin(scope: string, key: string, requestHash: string): Promise<IdempotencyResult>
  finish(scope: string, key: string, status: number, body: unknown): Promise<void>
  /** A failed attempt frees its key. */
  abandon(scope: string, key: string): Promise<void>
  purge(before: Date): Promise<number>
}

export interface SessionRow {
  tokenHash: string
  userId: string
  family: string
  surface: string
  createdAt: Date
  expiresAt: Date
}
export interface Sessions {
  saveNonce(nonce: string, purpose: string, expiresAt: Date): Promise<void>
  /** True exactly once per nonce, and only before its expiry. */
  consumeNonce(nonce: string, purpose: string, now: Date): Promise<boolean>
  create(session: SessionRow): Promise<void>
  get(tokenHash: string, now: Date): Promise<SessionRow | null>
  revoke(tokenHash: string): Promise<void>
  purge(before: Date): Promise<number>
}

export interface OutboxRow {
  id: bigint
  topic: string
  key: string
  payload: Record<string, unknown>
  attempts: number
  createdAt: Date
}
export interface Outbox {
  add(topic: string, key: string, payload: Record<string, unknown>): Promise<void>
  /** Claims rows with FOR UPDATE SKIP LOCKED, runs the handler for each, deletes what succeeded and reschedules what threw. Returns how many. */
  drain(topic: string, limit: number, handle: (row: OutboxRow) => Promise<void>): Promise<number>
  /** How many rows of each topic nobody has handled yet; a topic without any is absent. */
  waiting(): Promise<ReadonlyMap<string, number>>
  /** Drops rows that nobody drained. Every order event adds one under the topic `order_events`. */
  purge(before: Date): Promise<number>
}

export interface UserActions {
  add(row: { userAddress: string; action: string; agent: string; walletName: string; sign: string; ip: string; at: Date }): Promise<void>
  count(userAddress: string): Promise<number>
}

export interface AllocationLine {
  /** Where it stands in its list, for people. */
  line: number
  /** Lower case. */
  address: string
  /** Base units. */
  amount: bigint
}
export interface Airdrops {
  /** Amounts of those addresses that have one. Writes nothing, so that nobody can learn who asked. */
  amounts(airdrop: string, addresses: readonly string[]): Promise<ReadonlyMap<string, bigint>>
  /**
   * Adds a list as a whole or not at all. An address that is known takes the list's amount; the same line twice counts once. `batches` is read
   * once per attempt, so that a list of any length passes through in pieces.
   * @throws AppError `allocation_contradicts` when the list gives one address two amounts; whatever `batches` throws.
   */
  import(airdrop: string, batches: () => AsyncIterable<readonly AllocationLine[]>): Promise<{ added: number; changed: number; unchanged: number }>
  list(): Promise<{ airdrop: string; addresses: number; total: bigint }[]>
  /** Answers how many addresses it had. */
  remove(airdrop: string): Promise<number>
}

export interface Limits {
  /** Counts one use of `bucket` in the current window (UNLOGGED table). `allowed` false once `max` is passed. */
  hit(bucket: string, max: number, windowSeconds: number, now: Date): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  purge(before: Date): Promise<number>
}

export interface ChainStateRow {
  chainId: ChainId
  /** Last block whose deposits are recorded. */
  cursor: bigint | null
  headHeight: bigint | null
  headHash: string | null
  headTime: number | null
  finalizedHeight: bigint | null
  paused: boolean
  pausedReason: string | null
  updatedAt: Date
}
export interface ChainState {
  get(chain: ChainId): Promise<ChainStateRow>
  all(): Promise<ChainStateRow[]>
  setCursor(chain: ChainId, cursor: bigint, fence?: Fence): Promise<void>
  setHead(chain: ChainId, head: { height: bigint; hash: string; time: number; finalized: bigint }): Promise<void>
  pause(chain: ChainId, reason: string): Promise<void>
  resume(chain: ChainId): Promise<void>
}

/** Proof of holding a lease, checked inside the writing transaction. */
export interface Fence {
  name: string
  epoch: bigint
}
export interface Leases {
  /** Takes the lease when it is free, expired or already ours; every time raises the epoch. Null when another owner holds it. */
  acquire(name: string, owner: string, ttlSeconds: number, now: Date): Promise<Fence | null>
  renew(fence: Fence, owner: string, ttlSeconds: number, now: Date): Promise<boolean>
  release(fence: Fence, owner: string): Promise<void>
}
