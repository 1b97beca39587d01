import type { SignedTx } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType } from '#core/order/state.ts'
import type { Fence } from '../work/types.ts'
import type { DepositPlace } from '../deposits/types.ts'
import type { TransferLimit, TransferRow } from '../transfers/types.ts'

export type SlotPurpose = 'payout' | 'refund' | 'cancel' | 'claim' | 'open' | 'transfer' | 'setup' | 'void'
export type SlotState = 'open' | 'mined' | 'final' | 'lost'

/** A payment's subject as checked right before signing: if the rows changed since, nothing is signed. */
export interface CheckedPayment {
  readonly orderId: OrderId
  readonly deposit: DepositPlace
  /**
   * Earlier intents (`Intents.earlier`) that the caller proved to have moved nothing, or to exclude a second payment.
   */
  readonly settled: readonly string[]
}

/** One nonce (or sequence number on chains without nonces) of one signer, and every transaction signed for it. */
export interface SlotRow {
  id: bigint
  chainId: ChainId
  signer: string
  slot: bigint
  purpose: SlotPurpose
  /** Id of a disbursement, a claim batch, an opening or a transfer; null for setup and void. */
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

/** A mined transaction that did what it was signed for. */
export interface LandedTx {
  slotId: bigint
  state: 'mined' | 'final'
  ref: string
  /** Applied to the disbursement's order if allowed; null = none. */
  event: OrderEventType | null
}

export interface SentTx {
  slotId: bigint
  ref: string
  /** Time at which a node accepted the transaction; defaults to now. */
  at?: Date
}

export interface Slots {
  /**
   * Locks the signer, takes its next slot, signs through the callback, stores slot and bytes, and moves the
   * disbursement (and its order) to `intent`, in one transaction. Resolves once the intent journal is on disk.
   * @param request.refId A disbursement or claim batch opens one slot, another only if that one is `lost`. A refund of
   * a `second` deposit leaves the order's state unchanged.
   * @param request.floor The chain's own next slot; a lower one is never used.
   * @param request.pending The chain's next slot including mempools; a number that an unknown transaction occupies is
   * not used.
   * @param request.checked Settles earlier intents; a payment whose order or deposit is already journaled is otherwise
   * refused, regardless of the rows.
   * @param request.checkedTransfer The transfer as checked right before signing: if its row changed since, nothing is signed.
   * @param request.limit Limit of all networks' transfers together, checked in the same transaction.
   * @param sign Must not do I/O.
   * @throws AppError `slot_already_open`, `signed_before`, `disbursement_missing`, `disbursement_changed`,
   * `disbursement_state`, `unknown_pending`, `database_rolled_back`, `fenced`, and the error of `limit`
   */
  open(
    request: {
      chainId: ChainId
      signer: string
      purpose: SlotPurpose
      refId: bigint | null
      floor: bigint
      pending?: bigint
      fence?: Fence
      checked?: CheckedPayment
      checkedTransfer?: TransferRow
      limit?: TransferLimit
    },
    sign: (slot: bigint) => Promise<SignedTx>,
  ): Promise<SlotRow>
  /**
   * `open` for many of one signer: consecutive slots in the order of `asks`, one transaction, one journal flush. An ask
   * that is refused or can't be signed fails alone and uses no slot. `ask` is the index in `asks`.
   */
  openAll(
    request: {
      chainId: ChainId
      signer: string
      asks: readonly { purpose: SlotPurpose; refId: bigint | null; checked?: CheckedPayment }[]
      floor: bigint
      pending?: bigint
      fence?: Fence
    },
    sign: (slot: bigint, ask: number) => Promise<SignedTx>,
  ): Promise<({ opened: SlotRow } | { failed: unknown })[]>
  /**
   * Adds a transaction to the slot (fee bump, or re-sign after proven expiry); journaled before it resolves.
   * @throws `fenced`, `slot_changed`
   */
  addTx(slotId: bigint, tx: SignedTx, fence?: Fence): Promise<SlotRow>
  /**
   * Records that a node accepted these: stamps the transactions and moves disbursements (with their orders) and claim
   * batches from `intent` to `broadcast`. Idempotent; later states stay.
   * @throws `fenced`
   */
  markSent(sent: readonly SentTx[], fence?: Fence): Promise<void>
  /**
   * Moves slots, their disbursements or claim batches, and their orders, all or none.
   * @throws `fenced`, `disbursement_state` if a disbursement may not take the state
   */
  markLanded(landed: readonly LandedTx[], fence?: Fence): Promise<void>
  setState(slotId: bigint, state: SlotState): Promise<void>
  get(id: bigint): Promise<SlotRow | null>
  /** The latest slot. */
  forRef(purpose: SlotPurpose, refId: bigint): Promise<SlotRow | null>
  /** The latest slot of each. */
  forRefs(purpose: SlotPurpose, refIds: readonly bigint[]): Promise<SlotRow[]>
  /** Open or mined slots of a chain, lowest first; optionally of some purposes, or a page after a slot. */
  unsettled(
    chain: ChainId,
    page?: { purposes?: readonly SlotPurpose[]; limit?: number; after?: Pick<SlotRow, 'slot' | 'id'> | undefined },
  ): Promise<SlotRow[]>
}
