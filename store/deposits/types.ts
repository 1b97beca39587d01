import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { OrderRow } from '../orders/types.ts'

export interface DepositRow {
  id: bigint
  chainId: ChainId
  txId: string
  ordinal: number
  /** Null = matches no order: held for an operator. */
  orderId: OrderId | null
  asset: AssetId
  amount: bigint
  sender: string
  memo: string | null
  height: bigint
  blockHash: string
  status: 'seen' | 'confirmed' | 'orphaned'
  /** True if its block is final on the source chain. */
  final: boolean
  /** Reason why it is set aside (unmatched, second, late, amount, dust, …); null for an ordinary deposit. */
  exception: string | null
  seenAt: Date
  confirmedAt: Date | null
}

/** A deposit's identity on its chain. */
export type DepositPlace = Pick<DepositRow, 'chainId' | 'txId' | 'ordinal'>

export interface Deposits {
  /**
   * Upserts by (chain, txId, ordinal): a re-inclusion updates height and hash and revives an orphan. Links the order by
   * on-chain id or memo, applies `deposit_seen`, and sets `exception` for second or late deposits. Idempotent.
   */
  record(observed: ObservedDeposit): Promise<{ deposit: DepositRow; order: OrderRow | null; isNew: boolean }>
  /** `record` for many in one transaction; results are in the order of the input. */
  recordAll(
    observed: readonly ObservedDeposit[],
  ): Promise<{ deposit: DepositRow; order: OrderRow | null; isNew: boolean }[]>
  /** Deposits that `record` would change something for: new, moved to another block, or orphaned. */
  unrecorded(observed: readonly ObservedDeposit[]): Promise<ObservedDeposit[]>
  /** Marks it orphaned, releases a disbursement that is only reserved and applies `deposit_orphaned`. Idempotent. */
  orphan(id: bigint): Promise<void>
  /**
   * Marks them confirmed and applies `deposit_confirmed` to orders that allow it, which it returns. Idempotent; ignores
   * orphans.
   */
  confirm(...ids: readonly bigint[]): Promise<OrderRow[]>
  markFinal(...ids: readonly bigint[]): Promise<void>
  setException(id: bigint, reason: string): Promise<void>
  /**
   * Links a stray deposit to an order, with a reason.
   * @throws AppError `deposit_leads` for an order's own deposit, `deposit_taken` if a disbursement may still move its
   * value
   */
  assign(id: bigint, orderId: OrderId, reason: string): Promise<void>
  get(id: bigint): Promise<DepositRow | null>
  forOrder(id: OrderId): Promise<DepositRow[]>
  forOrders(ids: readonly OrderId[]): Promise<DepositRow[]>
  /**
   * Deposits of a chain that are not final, oldest first, above `afterId`: they have to be rechecked against the
   * canonical chain.
   */
  unfinal(chain: ChainId, limit: number, afterId?: bigint): Promise<DepositRow[]>
  /** Final deposits of a chain, newest first, below `beforeId`; without one from the newest. */
  newestFinal(chain: ChainId, limit: number, beforeId?: bigint): Promise<DepositRow[]>
  /**
   * Stray deposits, oldest first, above `afterId`: no disbursement, a failed one, or held for an operator (`second:…`).
   * With `chain`: only its strays of known orders that aren't held, also those with a reserved refund.
   */
  exceptions(limit: number, afterId?: bigint, chain?: ChainId): Promise<DepositRow[]>
  /** Total of payouts committed for deposits of this source chain that are not final, in 1e-8 dollars. */
  unfinalCommitment(chain: ChainId): Promise<bigint>
  /**
   * Records a claim, cancel or refund and applies it if allowed; idempotent. A claim before `payout_final` implies
   * that, a refund next to a payout is an `incident`, and a refunded order releases its reserved payout or cancel.
   */
  recordEnding(chain: ChainId, ending: ObservedEnding): Promise<OrderRow | null>
  /** `recordEnding` for many in one transaction, in the order of the input; `isNew` if no earlier call recorded it. */
  recordEndings(
    chain: ChainId,
    endings: readonly ObservedEnding[],
  ): Promise<{ order: OrderRow | null; isNew: boolean }[]>
  /**
   * Endings that `recordEnding` would change something for: not recorded in this block, or not yet applied to the
   * order.
   */
  unrecordedEndings(chain: ChainId, endings: readonly ObservedEnding[]): Promise<ObservedEnding[]>
  endings(
    id: OrderId,
  ): Promise<{ kind: ObservedEnding['kind']; txId: string; height: bigint; blockHash: string; at: Date }[]>
}
