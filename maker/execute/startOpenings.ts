import { depositorRefusal, FAILURES_MS } from '#core/order/depositAuthorization.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { ChainContext } from '../contract.ts'
import { openingFailure, type OpeningProblem, storedReason } from '../decide/opening.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'
import { firstBroadcasts } from './broadcast.ts'
import { fundedAddresses } from './fundedAddresses.ts'
import { type CappedPlan, signCapped, withinFeeCap } from './feeGuard.ts'
import { nextSlotFloor } from './floor.ts'
import { openingAction, openingGasRefusal } from './openingAction.ts'
import { isAnyPaused, newSourceReads } from './sourceReads.ts'

const wait = (reason: string): OpeningProblem => ({ kind: 'wait', reason })
const ends = { refuse: 'refused', expire: 'expired', wait: 'waiting' } as const

/** Opens the orders of this chain whose depositors only signed, or paid an address. Signed openings are tracked like any tx slot. */
export async function startOpenings(ctx: ChainContext): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  if (!ctx.payer || !ctx.node.checkAuthorization) return
  const signed = await step(failpoints, 'open.list', () =>
    store.openings.inStates(ctx.chain.id, ['waiting', 'intent', 'broadcast'], ctx.policy.pageSize),
  )
  const rows = [...signed, ...(await fundedAddresses(ctx))]
  // One after the other, so that each counts towards the limits of the next.
  for (const opening of rows.filter(({ id }) => due(ctx.memory, `open:${id}`, clock.now().getTime())))
    await guarded(ctx, 'open', { order: opening.orderId }, () => startOpening(ctx, opening))
}

async function startOpening(ctx: ChainContext, opening: OpeningRow): Promise<void> {
  const { failpoints, store, metrics } = ctx.deps
  if (opening.state !== 'waiting' && !(await isSlotLost(ctx, opening))) return
  const planned = await plannedOpening(ctx, opening)
  const { payer } = ctx
  if ('problem' in planned || !payer) {
    const problem = 'problem' in planned ? planned.problem : wait('no_payer')
    metrics.failure(ctx.chain.id, 'open', problem.reason)
    return note(ctx, opening, problem)
  }
  const request = {
    chainId: ctx.chain.id,
    signer: payer.address,
    purpose: 'open' as const,
    refId: opening.id,
    ...(await nextSlotFloor(ctx)),
    fence: ctx.fence,
  }
  const slot = await step(failpoints, 'open.sign', () =>
    store.slots.open(request, (number) => signCapped(payer, planned.plan, number)),
  )
  await firstBroadcasts(ctx, [slot])
}

/**
 * A nonce that another transaction used never carries this one; the escrow opens an order once, so a second tx slot is
 * safe.
 */
async function isSlotLost({ deps }: ChainContext, { id }: OpeningRow): Promise<boolean> {
  const slot = await step(deps.failpoints, 'open.slot', () => deps.store.slots.forRef('open', id))
  return slot?.state === 'lost'
}

async function plannedOpening(
  ctx: ChainContext,
  opening: OpeningRow,
): Promise<{ plan: CappedPlan } | { problem: OpeningProblem }> {
  const { payer, deps } = ctx
  const limited = await depositorProblem(ctx, opening)
  if (limited) return { problem: limited }
  const checked = await openingAction(ctx, opening)
  if ('problem' in checked) return checked
  const { fromChain, toChain } = checked.order
  if (await isAnyPaused(ctx, newSourceReads(), [fromChain, toChain])) return { problem: wait('chain_paused') }
  try {
    const simulated = await step(deps.failpoints, 'open.plan', async () => payer?.plan(checked.action, 0, null))
    if (!simulated) return { problem: wait('no_payer') }
    const plan = withinFeeCap(ctx, simulated, true)
    const refusal = await openingGasRefusal(ctx, opening, checked.order, plan)
    return refusal === null ? { plan } : { problem: wait(refusal) }
  } catch (error) {
    if (error instanceof Crash) throw error
    return { problem: openingFailure(error, opening.kind) }
  }
}

/**
 * The API counts as well, but the maker does not rely on it. Anyone can name an owner of a deposit address, so only its own
 * attempts count there.
 */
async function depositorProblem(ctx: ChainContext, { depositor, kind }: OpeningRow): Promise<OpeningProblem | null> {
  if (kind === 'address') return null
  const { store, failpoints, clock } = ctx.deps
  const since = new Date(clock.now().getTime() - FAILURES_MS)
  const { signed, failed } = await step(failpoints, 'open.record', () =>
    store.openings.recordOf(ctx.chain.id, depositor, since),
  )
  const refusal = depositorRefusal({ open: signed, failed }, ctx.policy.openings)
  return refusal && { kind: refusal === 'depositor_blocked' ? 'expire' : 'wait', reason: refusal }
}

/**
 * Ends the opening, or records why it waits, with growing retry intervals. A row whose tx slot was lost keeps its state
 * while it waits.
 */
async function note(ctx: ChainContext, opening: OpeningRow, problem: OpeningProblem): Promise<void> {
  const [kind, reason] = [problem.kind, storedReason(opening, problem)]
  const { store, failpoints, clock } = ctx.deps
  if (kind === 'wait') postpone(ctx.memory, `open:${opening.id}`, clock.now().getTime(), ctx.policy)
  const signed = opening.state !== 'waiting'
  const state = signed ? (kind === 'wait' ? opening.state : 'failed') : ends[kind]
  if (state === opening.state && reason === opening.reason) return
  ctx.log.info({ order: opening.orderId, state, reason }, 'a deposit is not opened')
  await step(failpoints, 'open.note', () =>
    store.transaction((tx) => tx.openings.setState(opening.id, state, { reason }), ctx.fence),
  )
}
