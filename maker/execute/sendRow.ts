import { Crash } from '#runtime/failpoints.ts'
import type { Plan } from '#chains/contract.ts'
import type { DepositRow, DisbursementRow, OrderRow, SlotRow } from '#store/contract.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/chainTime.ts'
import { mayStillFill } from '../decide/fillWindow.ts'
import { type PlanFailure, planFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { due, postpone } from '../memory.ts'
import { firstBroadcast } from './broadcast.ts'
import { nextSlotFloor } from './floor.ts'
import { actionFor } from './terms.ts'

export interface Work {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
}

/** A reserved row on its way: simulate and price, sign into the next slot, broadcast. From here on its slot tells the story. */
export async function sendRow(ctx: ChainContext, work: Work): Promise<void> {
  const { row, order, deposit } = work
  const { clock, failpoints, store } = ctx.deps
  const { payer } = ctx
  if (!payer || ctx.memory.sending.has(row.id)) return
  const now = chainTime(clock.now(), ctx.memory.head?.time ?? null)
  if (row.kind === 'payout' && !mayStillFill(order.fillMode, order.fillDeadline, now, ctx.policy.margins)) {
    return giveUp(ctx, work, { kind: 'return', reason: 'fill_expired' })
  }
  const subject = `row:${row.id}`
  if (!due(ctx.memory, subject, clock.now().getTime())) return
  ctx.memory.sending.add(row.id)
  try {
    const plan = await planned(ctx, work)
    if ('failure' in plan) {
      postpone(ctx.memory, subject, clock.now().getTime(), ctx.policy)
      return await giveUp(ctx, work, plan.failure)
    }
    const request = { chainId: ctx.chain.id, signer: payer.address, purpose: row.kind, refId: row.id, floor: await nextSlotFloor(ctx), fence: ctx.fence }
    const slot: SlotRow = await step(failpoints, 'send.open', () => store.slots.open(request, (number) => payer.sign(plan.ready, number)))
    await firstBroadcast(ctx, slot, row)
    if (row.kind === 'payout') ctx.deps.metrics.payoutDelay((clock.now().getTime() - (deposit.confirmedAt ?? deposit.seenAt).getTime()) / 1000)
  } finally {
    ctx.memory.sending.delete(row.id)
  }
}

async function planned(ctx: ChainContext, { row, order, deposit }: Work): Promise<{ ready: Plan } | { failure: PlanFailure }> {
  const { payer, deps } = ctx
  if (!payer) return { failure: { kind: 'wait', reason: 'no_payer' } }
  try {
    return { ready: await step(deps.failpoints, 'send.plan', () => payer.plan(actionFor(row, order, deposit.amount), 0, null)) }
  } catch (error) {
    if (error instanceof Crash) throw error
    return { failure: planFailure(error) }
  }
}

/** Nothing was signed, so the row can be given back; what happens next depends on why. */
async function giveUp(ctx: ChainContext, { row, order, deposit }: Work, failure: PlanFailure): Promise<void> {
  const { store, failpoints, metrics } = ctx.deps
  metrics.failure(ctx.chain.id, `send.${row.kind}`, failure.reason)
  ctx.log.warn({ order: order.id, kind: row.kind, reason: failure.reason, decision: failure.kind }, 'cannot be sent')
  if (failure.kind === 'wait') return
  await step(failpoints, 'send.release', () =>
    store.transaction(async (tx) => {
      await tx.disbursements.release(row.id)
      if (failure.kind === 'return' && row.kind === 'payout') await tx.deposits.setException(deposit.id, failure.reason)
      else await tx.orders.apply(order.id, 'held', { heldReason: failure.reason, data: { reason: failure.reason }, fence: ctx.fence })
    }),
  )
  ctx.wake(order.fromChain)
}
