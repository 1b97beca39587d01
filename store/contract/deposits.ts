import type { ObservedDeposit, ObservedEnding } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from './depositRow.ts'
import type { OrderRow } from './orderRow.ts'

export interface Deposits {
  /**
   * Inserts or re-finds by (chain, txId, ordinal); a re-inclusion in another block updates height and hash and revives an orphan.
   * Links the order (by onchain id or memo), applies `deposit_seen` to it, and sets `exception` for second or late deposits. Idempotent.
   */
  record(observed: ObservedDeposit): Promise<{ deposit: DepositRow; order: OrderRow | null; isNew: boolean }>
  /** `record` for many in one transaction; answers each in its place. */
  recordAll(
    observed: readonly ObservedDeposit[],
  ): Promise<{ deposit: DepositRow; order: OrderRow | null; isNew: boolean }[]>
  /** Those that `record` would change something for: new ones, ones in another block than before, orphans. */
  unrecorded(observed: readonly ObservedDeposit[]): Promise<ObservedDeposit[]>
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
  /** Deposits of a chain that are not final yet, oldest first, above `afterId`: what must be re-checked against the canonical chain. */
  unfinal(chain: ChainId, limit: number, afterId?: bigint): Promise<DepositRow[]>
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
  /** `recordEnding` for many in one transaction; answers each in its place, and whether no earlier call had recorded it. */
  recordEndings(
    chain: ChainId,
    endings: readonly ObservedEnding[],
  ): Promise<{ order: OrderRow | null; isNew: boolean }[]>
  /** Those that `recordEnding` would change something for: it is not recorded in this block, or its order has not ended by it. */
  unrecordedEndings(chain: ChainId, endings: readonly ObservedEnding[]): Promise<ObservedEnding[]>
  endings(
    id: OrderId,
  ): Promise<{ kind: ObservedEnding['kind']; txId: string; height: bigint; blockHash: string; at: Date }[]>
}
