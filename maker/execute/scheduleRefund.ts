import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/** Marks the deposit for a refund, which the worker of its own chain sends. */
export async function scheduleRefund(
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  reason: string,
): Promise<void> {
  const { store, failpoints } = ctx.deps
  ctx.log.warn({ order: order.id, reason }, 'goes back to its depositor')
  await step(failpoints, 'payout.give_back', () =>
    store.transaction((tx) => tx.deposits.setException(deposit.id, reason), ctx.fence),
  )
  ctx.wake(order.fromChain)
}
