import { AppError, reasonOf } from '#core/errors.ts'
import type { DisbursementRow, SlotRow, SlotTx, Store } from '#store/contract.ts'
import { nextState } from '#core/order/state.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/** The first broadcast right after signing. What a node refuses stays with its slot: following decides what that means. */
export async function firstBroadcast(ctx: ChainContext, slot: SlotRow, row: DisbursementRow | null): Promise<void> {
  const { failpoints, store } = ctx.deps
  const { payer } = ctx
  const tx = slot.txs.at(-1)
  if (!payer || !tx) return
  try {
    await step(failpoints, 'send.broadcast', () => payer.broadcast(tx))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.deps.metrics.failure(ctx.chain.id, 'broadcast', reasonOf(error))
    ctx.log.warn({ slot: String(slot.slot), ref: tx.ref, reason: error.reason }, 'broadcast refused')
    return
  }
  await step(failpoints, 'send.mark', () => store.transaction((within) => markSent(within, ctx, slot, tx, row)))
  ctx.log.info({ slot: String(slot.slot), ref: tx.ref, purpose: slot.purpose, order: row?.orderId ?? null }, 'broadcast')
}

/** Records that a node has the transaction; the order hears of it once. Runs inside a transaction. */
export async function markSent(tx: Store, ctx: ChainContext, slot: SlotRow, sent: SlotTx, row: DisbursementRow | null): Promise<void> {
  await tx.slots.markBroadcast(slot.id, sent.ref)
  if (slot.purpose === 'claim' && slot.refId !== null) return tx.claims.setBatchState(slot.refId, 'broadcast', sent.ref)
  if (!row || row.state === 'mined' || row.state === 'final') return
  await tx.disbursements.setState(row.id, 'broadcast')
  if (row.kind !== 'payout') return
  const order = await tx.orders.get(row.orderId)
  if (order && nextState(order.state, 'broadcast')) await tx.orders.apply(order.id, 'broadcast', { data: { tx: sent.ref }, fence: ctx.fence })
}
