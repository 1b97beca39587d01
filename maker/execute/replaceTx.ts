import type { SlotRow } from '#store/contract.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { rebroadcast } from './rebroadcast.ts'
import { actionOf, type Subject } from './subject.ts'

/** Signs another transaction for the same slot: at a higher price, after the old one provably expired, or to use the slot up. */
export async function replaceTx(ctx: ChainContext, slot: SlotRow, subject: Subject, how: 'bump' | 'resign' | 'void'): Promise<void> {
  const { payer, memory, deps } = ctx
  const last = slot.txs.at(-1)
  if (!payer || !last) return
  const action = how === 'void' ? { kind: 'void' as const } : await actionOf(ctx, subject)
  const plan = await step(deps.failpoints, 'follow.plan', () => payer.plan(action, slot.txs.length, last))
  const signed = await step(deps.failpoints, 'follow.sign', () => payer.sign(plan, slot.slot))
  const replaced = await step(deps.failpoints, 'follow.replace', () => deps.store.slots.addTx(slot.id, signed, ctx.fence))
  ctx.log.warn({ slot: String(slot.slot), how, attempt: slot.txs.length }, 'replaced')
  memory.underpriced.delete(slot.id)
  if (how === 'void') memory.voided.add(slot.id)
  const newest = replaced.txs.at(-1)
  if (newest) await rebroadcast(ctx, replaced, [newest.ref])
}
