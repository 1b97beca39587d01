import type { Head } from '#chains/contract.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { ChainContext } from '../contract.ts'

/**
 * Before a payout or refund is signed, an orphaned deposit makes its order wait again; a cancel moves no maker funds.
 * Later the transaction usually reappears, so the order is left alone until finality has passed its block.
 */
export async function depositGone(ctx: ChainContext, head: Head, row: DepositRow): Promise<void> {
  const { store } = ctx.deps
  const order = row.orderId === null ? null : await store.orders.get(row.orderId)
  if (!order || !(await wasPaid(ctx, order.id, row.id))) {
    ctx.log.warn({ deposit: String(row.id), order: row.orderId, height: String(row.height) }, 'deposit left the chain')
    return store.transaction((tx) => tx.deposits.orphan(row.id), ctx.fence)
  }
  const patience = BigInt(ctx.chain.settlement.maxReorgBlocks)
  if (head.finalized <= row.height + patience) return
  ctx.log.error(
    { deposit: String(row.id), order: order.id, state: order.state },
    'a deposit that was acted on is gone for good',
  )
  await store.transaction(async (tx) => {
    await tx.deposits.orphan(row.id)
    const now = await tx.orders.get(order.id)
    if (now && now.state !== 'incident' && now.state !== 'refunded')
      await tx.orders.apply(order.id, 'incident', { data: { reason: 'deposit_gone' }, fence: ctx.fence })
    await tx.chainState.pause(ctx.chain.id, 'deposit_gone')
  }, ctx.fence)
}

async function wasPaid({ deps }: ChainContext, order: OrderId, deposit: bigint): Promise<boolean> {
  const rows = await deps.store.disbursements.forOrder(order)
  return rows.some(
    ({ depositId, kind, state }) =>
      depositId === deposit && kind !== 'cancel' && state !== 'reserved' && state !== 'failed',
  )
}
