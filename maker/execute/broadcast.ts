import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { SentTx, SlotRow } from '#store/slots/types.ts'
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
  await inParallel(slots, ctx.policy.parallel, (slot) => offer(ctx, slot, sent))
  if (sent.length > 0) await step(failpoints, 'send.mark', () => store.slots.markSent(sent, ctx.fence))
  return new Set(sent.map(({ slotId }) => slotId))
}

async function offer(ctx: ChainContext, slot: SlotRow, sent: SentTx[]): Promise<void> {
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
