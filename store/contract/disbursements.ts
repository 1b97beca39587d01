import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type {
  DisbursementKind,
  DisbursementRow,
  DisbursementState,
  TakeOutcome,
  TakeRequest,
  TakeResult,
} from './disbursementRow.ts'
import type { Fence } from './leases.ts'

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
  takeAll(
    chain: ChainId,
    rows: readonly TakeRequest[],
    balances: ReadonlyMap<AssetId, bigint> | null,
    fence?: Fence,
  ): Promise<TakeOutcome[]>
  /**
   * Records a payout that the database had forgotten and an operator found on chain: the row is final without a slot, and its order takes
   * `payout_final`. @throws AppError `deposit_taken` when anything else was signed for the deposit, `deposit_unconfirmed`, `transition_refused`.
   */
  adopt(row: TakeRequest, txRef: string): Promise<DisbursementRow>
  /** Gives the row back; only from `reserved` (no intent was written). */
  release(id: bigint): Promise<void>
  get(id: bigint): Promise<DisbursementRow | null>
  /** Those of them that exist, oldest first. */
  getAll(ids: readonly bigint[]): Promise<DisbursementRow[]>
  forOrder(id: OrderId): Promise<DisbursementRow[]>
  forOrders(ids: readonly OrderId[]): Promise<DisbursementRow[]>
  /** Oldest first; with `more`, only rows of these kinds or above `afterId`. */
  inStates(
    chain: ChainId,
    states: readonly DisbursementState[],
    limit: number,
    more?: { kinds?: readonly DisbursementKind[]; afterId?: bigint | undefined },
  ): Promise<DisbursementRow[]>
  /** Rows of a chain in `intent` or `broadcast` whose slot was lost, oldest first, above `afterId`. */
  withLostSlot(chain: ChainId, limit: number, afterId?: bigint): Promise<DisbursementRow[]>
  /** The order is not touched: apply its event in the same `transaction`. @throws `disbursement_state` back to `reserved` or out of `final` or `failed`. */
  setState(id: bigint, state: DisbursementState, txRef?: string | null): Promise<void>
  /** Payouts of a chain that were taken since then and signed, in any later state, oldest first. */
  signedSince(chain: ChainId, since: Date): Promise<DisbursementRow[]>
  /** Reserved or in flight, per asset. */
  reserved(chain: ChainId): Promise<ReadonlyMap<AssetId, bigint>>
}
