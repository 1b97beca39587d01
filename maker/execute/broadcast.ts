import { reasonOf, AppError } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { SentTx, SlotRow, SlotTx } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { inParallel } from '#core/async.ts'

/**
 * Broadcasts for the first time right after signing, in nonce order. A refusal is recorded in the tx slot and handled
 * by its tracker. Returns the ids of the tx slots that a node accepted.
 */
export async function firstBroadcasts(ctx: ChainContext, slots: readonly SlotRow[]): Promise<ReadonlySet<bigint>> {
  const { failpoints, store } = ctx.deps
  const sent: SentTx[] = []
  if (slots.length === 0) return new Set()
  await step(failpoints, 'send.current', () => store.intents.requireCurrent(ctx.chain.id))
  await inParallel(slots, ctx.policy.parallel, (slot) => broadcastTo(ctx, slot, sent))
  if (sent.length > 0) await step(failpoints, 'send.mark', () => store.slots.markSent(sent, ctx.fence))
  return new Set(sent.map(({ slotId }) => slotId))
}

async function broadcastTo(ctx: ChainContext, slot: SlotRow, sent: SentTx[]): Promise<void> {
  const { payer } = ctx
  const tx = slot.txs.at(-1)
  if (!payer || !tx) return
  try {
    await step(ctx.deps.failpoints, 'send.broadcast', () => payer.broadcast(tx))
    sent.push({ slotId: slot.id, ref: tx.ref, at: ctx.deps.clock.now() })
    ctx.log.info({ slot: String(slot.slot), ref: tx.ref, purpose: slot.purpose }, 'broadcast')
  } catch (error) {
    if (error instanceof Crash) throw error
    ctx.deps.metrics.failure(ctx.chain.id, 'broadcast', reasonOf(error))
    ctx.log.warn({ slot: String(slot.slot), ref: tx.ref, reason: reasonOf(error) }, 'broadcast refused')
  }
}

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
