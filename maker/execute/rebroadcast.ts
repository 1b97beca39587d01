import { AppError } from '#core/errors.ts'
import type { SlotRow, SlotTx } from '#store/slots/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/**
 * Sends stored bytes to the nodes again. A refusal is recorded if the next check of the tx slot needs it, and is no
 * error.
 */
export async function rebroadcast(ctx: ChainContext, slot: SlotRow, refs: readonly string[]): Promise<void> {
  const { memory, deps } = ctx
  await step(deps.failpoints, 'follow.current', () => deps.store.intents.requireCurrent(ctx.chain.id))
  memory.payer.sentAt.set(slot.id, deps.clock.now().getTime())
  for (const tx of slot.txs.filter(({ ref }) => refs.includes(ref))) {
    if (!(await taken(ctx, slot, tx))) continue
    await step(deps.failpoints, 'follow.mark', () =>
      deps.store.slots.markSent([{ slotId: slot.id, ref: tx.ref }], ctx.fence),
    )
  }
}

async function taken(ctx: ChainContext, slot: SlotRow, tx: SlotTx): Promise<boolean> {
  const { payer, memory, deps } = ctx
  if (!payer) return false
  try {
    await step(deps.failpoints, 'follow.broadcast', () => payer.broadcast(tx))
    memory.payer.underpriced.delete(slot.id)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.reason === 'underpriced') memory.payer.underpriced.add(slot.id)
    deps.metrics.failure(ctx.chain.id, 'broadcast', error.reason)
    return false
  }
}
