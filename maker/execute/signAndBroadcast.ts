import { Crash } from '#runtime/failpoints.ts'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { reasonOf } from '#core/errors.ts'
import { nextState } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { CheckedPayment, SlotRow } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime, mayStillFill } from '../decide/fillWindow.ts'
import { heldStrayReason, isStrayDeposit } from '../decide/strayDeposits.ts'
import { type PlanFailure, planFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { inParallel } from '#core/async.ts'
import { due, postpone } from '../workerState.ts'
import { brakeOf, countSigned, dropOutflow } from './brakes.ts'
import { recordLie, recordWaitReason } from './orderRecords.ts'
import { firstBroadcasts } from './broadcast.ts'
import { settleEarlier } from './earlierIntents.ts'
import { type CappedPlan, signCapped, withinFeeCap } from './feeGuard.ts'
import { nextSlotFloor } from './floor.ts'
import { mayGoBack, mayPayAgain } from './provenUnpaid.ts'
import { isDepositCanonical, isPaused, newSourceReads, type SourceReads } from './sourceReads.ts'
import { type Verified, verifyJob } from './verifyJob.ts'

export interface PayoutJob {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
}
interface Ready {
  work: PayoutJob
  plan: CappedPlan
  checked: CheckedPayment
}

/**
 * Sends reserved rows: simulates and prices them, signs into the next nonces and broadcasts. From here on each one is
 * tracked by its tx slot.
 */
export async function signAndBroadcast(ctx: ChainContext, jobs: readonly PayoutJob[]): Promise<void> {
  const { sending } = ctx.memory.payer
  const free = jobs.filter(({ row }) => !sending.has(row.id))
  for (const { row } of free) sending.add(row.id)
  try {
    const ready: Ready[] = []
    const sources = newSourceReads()
    await inParallel(free, ctx.policy.parallel, (work) =>
      guarded(ctx, 'send', { order: work.order.id }, () => prepare(ctx, work, sources, ready)),
    )
    await sign(ctx, ready)
  } finally {
    for (const { row } of free) sending.delete(row.id)
  }
}

async function prepare(ctx: ChainContext, work: PayoutJob, sources: SourceReads, ready: Ready[]): Promise<void> {
  const { row, order } = work
  const { clock } = ctx.deps
  const now = chainTime(clock.now(), ctx.memory.watch.head?.time ?? null)
  if (row.kind === 'payout' && !mayStillFill(order.fillMode, order.fillDeadline, now, ctx.policy.margins)) {
    return giveUp(ctx, work, { kind: 'return', reason: 'fill_expired' })
  }
  const subject = `row:${row.id}`
  // A refund leaves the maker's own account; a cancel only makes an escrow pay its own depositor, which no pause may
  // stop.
  if (row.kind === 'refund' && (await isPaused(ctx, sources, ctx.chain.id)))
    return ctx.deps.metrics.failure(ctx.chain.id, 'return', 'chain_paused')
  if (!due(ctx.memory, subject, clock.now().getTime())) return
  const job = await checkedJob(ctx, sources, work)
  if ('action' in job && !(await mayBePaid(ctx, work, job.action)))
    return postpone(ctx.memory, subject, clock.now().getTime(), ctx.policy)
  const plan = 'failure' in job ? job : await plannedNow(ctx, work, job, sources)
  if ('ready' in plan) return void ready.push(plan.ready)
  dropOutflow(ctx.memory, row)
  // The watcher of the source chain finds a deposit gone, or deep enough, by itself, so these are retried at once.
  if (!transient.has(plan.failure.reason)) postpone(ctx.memory, subject, clock.now().getTime(), ctx.policy)
  await giveUp(ctx, work, plan.failure)
}

type CheckedJob = (Extract<Verified, { action: PayoutAction }> & { checked: CheckedPayment }) | { failure: PlanFailure }

/** Checks the row against the chain and against all journal entries for its order and its deposit. */
async function checkedJob(ctx: ChainContext, sources: SourceReads, work: PayoutJob): Promise<CheckedJob> {
  const verified = await verifyJob(ctx, sources, work)
  if ('failure' in verified) return verified
  const earlier = await settleEarlier(ctx, work, verified.action)
  return 'failure' in earlier ? earlier : { ...verified, ...earlier }
}

/** Plan that may be signed, unless a limit makes it wait. */
async function plannedNow(
  ctx: ChainContext,
  work: PayoutJob,
  { action, to, checked }: Exclude<CheckedJob, { failure: PlanFailure }>,
  sources: SourceReads,
): Promise<{ ready: Ready } | { failure: PlanFailure }> {
  const brake = await brakeOf(ctx, work, to, sources)
  if (brake !== null) return { failure: { kind: 'wait', reason: brake } }
  const found = await planned(ctx, action, work.row.kind === 'payout')
  return 'failure' in found ? found : { ready: { work, plan: found.plan, checked } }
}

const transient: ReadonlySet<string> = new Set(['deposit_missing', 'deposit_shallow'])

/** A payout must not be a second one, and a refunded deposit must not have been paid. */
const mayBePaid = (ctx: ChainContext, { row, order, deposit }: PayoutJob, action: PayoutAction): Promise<boolean> =>
  row.kind === 'payout' ? mayPayAgain(ctx, row, order) : mayGoBack(ctx, order, deposit, action)

async function planned(
  ctx: ChainContext,
  action: PayoutAction,
  isPayout: boolean,
): Promise<{ plan: CappedPlan } | { failure: PlanFailure }> {
  const { payer, deps } = ctx
  if (!payer) return { failure: { kind: 'wait', reason: 'no_payer' } }
  try {
    const plan = await step(deps.failpoints, 'send.plan', () => payer.plan(action, 0, null))
    return { plan: withinFeeCap(ctx, plan, isPayout) }
  } catch (error) {
    if (error instanceof Crash) throw error
    return { failure: planFailure(error) }
  }
}

/** One transaction and one journal flush cover all of them; nothing is broadcast before both. */
async function sign(ctx: ChainContext, ready: readonly Ready[]): Promise<void> {
  const { failpoints, store } = ctx.deps
  const { payer } = ctx
  if (!payer || ready.length === 0) return
  const floor = await nextSlotFloor(ctx)
  const asks = ready.map(({ work: { row }, checked }) => ({ purpose: row.kind, refId: row.id, checked }))
  const request = { chainId: ctx.chain.id, signer: payer.address, asks, ...floor, fence: ctx.fence }
  const outcomes = await step(failpoints, 'send.open', () =>
    store.slots.openAll(request, (slot, ask) => signOne(ctx, ready[ask], slot)),
  )
  const opened: (Ready & { slot: SlotRow })[] = []
  for (const [i, one] of ready.entries()) {
    const { work } = one
    const outcome = outcomes[i]
    if (outcome && 'opened' in outcome) {
      opened.push({ ...one, slot: outcome.opened })
      ctx.memory.pay.signableSince.delete(work.row.id)
      countSigned(ctx.memory, work.row, outcome.opened.slot)
    } else refused(ctx, work, outcome?.failed)
  }
  const allowed = await stillAllowed(ctx, opened)
  const sent = await firstBroadcasts(
    ctx,
    allowed.map(({ slot }) => slot),
  )
  for (const { work, slot } of opened) if (sent.has(slot.id)) recordPayoutDelay(ctx, work)
}

/**
 * Final check, because signing took time. A payout that is not sent now is tracked like any tx slot, and waits until
 * its deposit is canonical again.
 */
async function stillAllowed<T extends Ready>(ctx: ChainContext, opened: readonly T[]): Promise<T[]> {
  const sources = newSourceReads()
  const fit = new Set<T>()
  const look = async (one: T): Promise<void> => {
    const { row, order, deposit } = one.work
    const may =
      row.kind === 'payout'
        ? await isDepositCanonical(ctx, sources, deposit)
        : await mayGoBack(ctx, order, deposit, one.plan.action)
    if (may) fit.add(one)
  }
  await inParallel(opened, ctx.policy.parallel, (one) =>
    guarded(ctx, 'send', { order: one.work.order.id }, () => look(one)),
  )
  return opened.filter((one) => fit.has(one))
}

function signOne(
  { payer }: ChainContext,
  ready: Ready | undefined,
  slot: bigint,
): ReturnType<NonNullable<ChainContext['payer']>['sign']> {
  if (!payer || !ready) throw new Error('a slot was opened without need')
  return signCapped(payer, ready.plan, slot)
}

function refused(ctx: ChainContext, { row, order }: PayoutJob, error: unknown): void {
  dropOutflow(ctx.memory, row)
  ctx.deps.metrics.failure(ctx.chain.id, 'send', reasonOf(error))
  ctx.log.warn(
    { order: order.id, reason: reasonOf(error), error: error instanceof Error ? error.message : String(error) },
    'got no slot; will be retried',
  )
}

function recordPayoutDelay(ctx: ChainContext, { row, deposit }: PayoutJob): void {
  if (row.kind === 'payout')
    ctx.deps.metrics.payoutDelay(
      (ctx.deps.clock.now().getTime() - (deposit.confirmedAt ?? deposit.seenAt).getTime()) / 1000,
    )
}

/** Nothing was signed, so the row can be released; the next step depends on the reason. */
async function giveUp(ctx: ChainContext, { row, order, deposit }: PayoutJob, failure: PlanFailure): Promise<void> {
  const { store, failpoints, metrics } = ctx.deps
  // A database that lost commits is restored first: the payment that holds the order may be its own, and a held order can't
  // get it back.
  if (failure.kind === 'hold') await step(failpoints, 'send.current', () => store.intents.requireCurrent(ctx.chain.id))
  metrics.failure(ctx.chain.id, `send.${row.kind}`, failure.reason)
  ctx.log.warn({ order: order.id, kind: row.kind, reason: failure.reason, decision: failure.kind }, 'cannot be sent')
  const back = failure.kind === 'return' && row.kind === 'payout'
  // A held order needs no further reason: its row waits for an operator with it.
  if (failure.kind !== 'hold') await recordWaitReason(ctx, row, failure.reason)
  if (failure.kind === 'wait' || (!back && order.state === 'held' && !isStrayDeposit(deposit))) return
  await step(failpoints, 'send.release', () =>
    store.transaction(async (tx) => {
      await tx.disbursements.release(row.id)
      if (back) return tx.deposits.setException(deposit.id, failure.reason)
      const now = await tx.orders.get(order.id)
      await recordLie(tx, order, failure.reason)
      if (isStrayDeposit(deposit) || !now || !nextState(now.state, 'held'))
        return tx.deposits.setException(deposit.id, heldStrayReason(deposit, failure.reason))
      await tx.orders.apply(order.id, 'held', {
        heldReason: failure.reason,
        data: { reason: failure.reason },
        fence: ctx.fence,
      })
    }, ctx.fence),
  )
  ctx.wake(order.fromChain)
}
