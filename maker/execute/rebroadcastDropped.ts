import { orderHash } from '#chains/evm/order/hash.ts'
import { nextState } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import { allPages } from '#core/async.ts'
import type { ChainContext } from '../contract.ts'
import { heldStrayReason, isStrayDeposit } from '../decide/strayDeposits.ts'
import { chainTime, mayStillFill } from '../decide/fillWindow.ts'
import type { PlanFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { mayPayFor } from './decidePayout.ts'
import { firstBroadcasts } from './broadcast.ts'
import { settleEarlier } from './earlierIntents.ts'
import { settleClaimCapacity } from './escrowClaimCapacity.ts'
import { signCapped, withinFeeCap } from './feeGuard.ts'
import { nextSlotFloor } from './floor.ts'
import { mayGoBack } from './provenUnpaid.ts'
import { isDepositCanonical, newSourceReads } from './sourceReads.ts'
import { rowSubject, type Subject } from './subject.ts'
import { payoutOrder } from './terms.ts'
import { verifyJob } from './verifyJob.ts'

/** Gives rows whose nonce was used from outside another tx slot, once it is proven that they were not paid. */
export async function rebroadcastDropped(ctx: ChainContext): Promise<void> {
  const { store, failpoints } = ctx.deps
  const { pageSize } = ctx.policy
  const rows = await allPages(pageSize, (last?: DisbursementRow) =>
    step(failpoints, 'send.list', () => store.disbursements.withLostSlot(ctx.chain.id, pageSize, last?.id)),
  )
  for (const row of rows.filter(({ id }) => !ctx.memory.payer.sending.has(id)))
    await guarded(ctx, 'resend', { order: row.orderId }, () => resend(ctx, row))
}

async function resend(ctx: ChainContext, row: DisbursementRow): Promise<void> {
  const { store, failpoints } = ctx.deps
  const { payer } = ctx
  const slot = await step(failpoints, 'send.slot', () => store.slots.forRef(row.kind, row.id))
  const subject = await rowSubject(ctx, row.id)
  if (slot?.state !== 'lost' || !payer || subject.kind !== 'row' || subject.order.state === 'incident') return
  if (await paidAlready(ctx, subject)) return
  // No contract stops a second transfer, and the transaction that used the nonce may be one of ours: an operator must
  // check.
  if (isTransfer(subject)) return holdOrder(ctx, subject, 'slot_lost')
  if (!(await mayGoOut(ctx, subject))) return ctx.deps.metrics.failure(ctx.chain.id, 'resend', 'may_not_go_out')
  const checked = await verifyJob(ctx, newSourceReads(), subject)
  if ('failure' in checked) return refused(ctx, subject, checked.failure)
  const { action } = checked
  if (row.kind !== 'payout' && !(await mayGoBack(ctx, subject.order, subject.deposit, action))) return
  const earlier = await settleEarlier(ctx, subject, action)
  if ('failure' in earlier) return refused(ctx, subject, earlier.failure)
  const planned = await step(failpoints, 'send.plan', () => payer.plan(action, 0, null))
  const plan = withinFeeCap(ctx, planned, row.kind === 'payout')
  const request = {
    chainId: ctx.chain.id,
    signer: payer.address,
    purpose: row.kind,
    refId: row.id,
    ...(await nextSlotFloor(ctx)),
    fence: ctx.fence,
    checked: earlier.checked,
  }
  const next = await step(failpoints, 'send.open', () =>
    store.slots.open(request, (number) => signCapped(payer, plan, number)),
  )
  await firstBroadcasts(ctx, [next])
}

const isTransfer = ({ row, order }: Subject & { kind: 'row' }): boolean =>
  row.kind === 'refund' || (row.kind === 'payout' && order.fillMode === 'transfer')

/** A forged row waits for an operator; data that the source does not show yet is requested again. */
async function refused(
  ctx: ChainContext,
  subject: Subject & { kind: 'row' },
  { kind, reason }: PlanFailure,
): Promise<void> {
  if (kind === 'hold') return holdOrder(ctx, subject, reason)
  ctx.deps.metrics.failure(ctx.chain.id, 'resend', reason)
}

/** Final check, as before any first signature. */
async function mayGoOut(ctx: ChainContext, { row, order, deposit }: Subject & { kind: 'row' }): Promise<boolean> {
  if (row.kind !== 'payout') return true
  if (deposit.status !== 'confirmed') return false
  const now = chainTime(ctx.deps.clock.now(), ctx.memory.watch.head?.time ?? null)
  if (!mayStillFill(order.fillMode, order.fillDeadline, now, ctx.policy.margins)) return false
  if (!(await isDepositCanonical(ctx, newSourceReads(), { ...deposit, final: false }))) return false
  const may = await mayPayFor(ctx, order)
  // The payout was signed before, so the database already counts it.
  settleClaimCapacity(ctx.memory, [order])
  return may
}

/** A stray deposit waits for an operator by itself. */
async function setAside(ctx: ChainContext, deposit: DepositRow, reason: string): Promise<void> {
  const said = heldStrayReason(deposit, reason)
  if (deposit.exception === said) return
  await step(ctx.deps.failpoints, 'payout.hold', () =>
    ctx.deps.store.transaction((tx) => tx.deposits.setException(deposit.id, said), ctx.fence),
  )
}

async function paidAlready(ctx: ChainContext, { row, order, deposit }: Subject & { kind: 'row' }): Promise<boolean> {
  if (row.kind !== 'payout' || order.fillMode !== 'contract') return false
  const id = orderHash(payoutOrder(order, deposit.amount, row.amount))
  // Asks by height, so that a node that does not have the tx slot's end yet cannot say no.
  const { height } = await step(ctx.deps.failpoints, 'context.head', () => ctx.node.head())
  const filled = await step(ctx.deps.failpoints, 'follow.filled', async () => ctx.node.isFilled?.(id, height))
  if (filled) await holdOrder(ctx, { order, row, deposit, kind: 'row' }, 'paid_elsewhere')
  return filled === true
}

async function holdOrder(
  ctx: ChainContext,
  { order, deposit }: Subject & { kind: 'row' },
  reason: string,
): Promise<void> {
  // The payment may be one of ours that a database without its last commits doesn't have.
  await step(ctx.deps.failpoints, 'follow.current', () => ctx.deps.store.intents.requireCurrent(ctx.chain.id))
  ctx.deps.metrics.failure(ctx.chain.id, 'resend', reason)
  if (isStrayDeposit(deposit)) return setAside(ctx, deposit, reason)
  if (!nextState(order.state, 'held')) return
  await step(ctx.deps.failpoints, 'payout.hold', () =>
    ctx.deps.store.orders.apply(order.id, 'held', { heldReason: reason, data: { reason }, fence: ctx.fence }),
  )
}
