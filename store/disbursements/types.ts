import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Fence } from '../work/types.ts'

export type DisbursementKind = 'payout' | 'refund' | 'cancel'
export type DisbursementState = 'reserved' | 'intent' | 'broadcast' | 'mined' | 'final' | 'failed'

/** The only row that may move a deposit's value: UNIQUE(deposit_id), shared by payout, refund and cancel. */
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
  /** Transaction that moved the value, once mined. */
  txRef: string | null
  createdAt: Date
  updatedAt: Date
}

export type TakeRequest = Pick<
  DisbursementRow,
  'depositId' | 'orderId' | 'kind' | 'chainId' | 'asset' | 'amount' | 'destinationGas' | 'recipient' | 'usdE8'
>
type TakeResult =
  | { taken: DisbursementRow }
  | { refused: 'already_taken' | 'insufficient_inventory'; existing: DisbursementRow | null }

/** `failed`: an error of this row alone; nothing was stored for it. */
export type TakeOutcome = TakeResult | { failed: unknown }

export interface Disbursements {
  /**
   * Reserves the deposit's row if it is free or `failed` (proven that nothing moved or can move) and `available` covers
   * it. A payout applies `validated` (if still `confirmed`) and `reserved`; refund and cancel apply nothing yet.
   * @param available The signer's balance, for payouts and maker-custody refunds; must cover it on top of all open
   * reservations of the asset on that chain. An order that it doesn't cover stays `validated`. Null skips the check.
   */
  take(row: TakeRequest, available: bigint | null, fence?: Fence): Promise<TakeResult>
  /**
   * `take` for many on one chain in one transaction, in order, as far as the balances reach; outcomes are independent.
   * Native gas of token payouts is checked if `balances` has the native coin.
   */
  takeAll(
    chain: ChainId,
    rows: readonly TakeRequest[],
    balances: ReadonlyMap<AssetId, bigint> | null,
    fence?: Fence,
  ): Promise<TakeOutcome[]>
  /**
   * Records a payout that the database lost and an operator found on chain: the row is final without a slot, and its
   * order takes `payout_final`.
   * @throws AppError `deposit_taken` if anything else was signed for the deposit, `deposit_unconfirmed`,
   * `transition_refused`
   */
  adopt(row: TakeRequest, txRef: string): Promise<DisbursementRow>
  /** Releases the row; only from `reserved`, when no intent was written. */
  release(id: bigint): Promise<void>
  get(id: bigint): Promise<DisbursementRow | null>
  /** Existing rows of these ids, oldest first. */
  getAll(ids: readonly bigint[]): Promise<DisbursementRow[]>
  forOrder(id: OrderId): Promise<DisbursementRow[]>
  forOrders(ids: readonly OrderId[]): Promise<DisbursementRow[]>
  /** Oldest first; `more` restricts to kinds or to rows above `afterId`. */
  inStates(
    chain: ChainId,
    states: readonly DisbursementState[],
    limit: number,
    more?: { kinds?: readonly DisbursementKind[]; afterId?: bigint | undefined },
  ): Promise<DisbursementRow[]>
  /** Rows of a chain in `intent` or `broadcast` whose slot was lost, oldest first, above `afterId`. */
  withLostSlot(chain: ChainId, limit: number, afterId?: bigint): Promise<DisbursementRow[]>
  /**
   * Leaves the order unchanged: apply its event in the same `transaction`.
   * @throws `disbursement_state` back to `reserved` or out of `final` or `failed`
   */
  setState(id: bigint, state: DisbursementState, txRef?: string | null): Promise<void>
  /** Signed payouts of a chain taken since then, in any later state, oldest first. */
  signedSince(chain: ChainId, since: Date): Promise<DisbursementRow[]>
  /** Total that is reserved or in flight, per asset. */
  reserved(chain: ChainId): Promise<ReadonlyMap<AssetId, bigint>>
}
