import { Crash } from '#runtime/failpoints.ts'
import type { ClaimRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { claimNow } from '../decide/claims.ts'
import { firstBroadcasts } from '../execute/broadcast.ts'
import { type CappedPlan, signCapped, withinFeeCap } from '../execute/feeGuard.ts'
import { nextSlotFloor } from '../execute/floor.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'
import { forgetAttesters } from './quorum.ts'
import { attestedClaims, claimsFor } from './claimsOf.ts'
import { proveTerms, withProvenTerms } from './claimTerms.ts'

/** Maximum batches begun in one pass, so that claiming never holds up the rest of the lane for long. */
const BATCHES_PER_PASS = 8

/** Claims attested orders from this chain's escrows, many in one transaction per escrow. */
export async function claimBatches(ctx: ChainContext): Promise<void> {
  const { store, failpoints } = ctx.deps
  if (!ctx.payer || ctx.chain.settlement.escrows.length === 0) return
  const begun = await step(failpoints, 'claim.reserved', () =>
    store.claims.inStates(ctx.chain.id, ['reserved', 'intent', 'broadcast']),
  )
  const ids = begun.map(({ id }) => id)
  const slots = await step(failpoints, 'claim.slot', () => store.slots.forRefs('claim', ids))
  // A batch whose sending was interrupted, or whose tx slot was lost. An existing tx slot is tracked like any other.
  const followed = new Set(slots.flatMap(({ refId, state }) => (state === 'lost' || refId === null ? [] : [refId])))
  for (const batch of begun.filter(({ id }) => !followed.has(id)))
    await guarded(ctx, 'claim', { batch: String(batch.id) }, () => send(ctx, batch))
  await guarded(ctx, 'claim', {}, () => beginAll(ctx))
}

async function beginAll(ctx: ChainContext): Promise<void> {
  const ready = await attested(ctx)
  ctx.deps.metrics.queue(ctx.chain.id, 'claims', ready.length)
  for (const escrow of new Set(ready.map((order) => order.escrow))) {
    const orders = ready.filter((order) => order.escrow === escrow)
    await guarded(ctx, 'claim', { escrow }, () => begin(ctx, orders))
  }
}

/** Begins batches for orders of one escrow. */
async function begin(ctx: ChainContext, orders: readonly OrderRow[]): Promise<void> {
  const { store, failpoints } = ctx.deps
  let ready = orders
  for (let begun = 0; begun < BATCHES_PER_PASS; begun++) {
    if (!isWorthClaiming(ctx, ready)) return
    // After a refusal each is claimed alone, so that one that can never be claimed holds up no other.
    const solo = ctx.memory.payer.backoff.has('claim:solo')
    const size = solo ? 1 : ctx.policy.batch.size
    const ids = ready.slice(0, size).map(({ id }) => id)
    const batch = await step(failpoints, 'claim.create', () => store.claims.createBatch(ctx.chain.id, ids, ctx.fence))
    await send(ctx, batch)
    if (solo || ctx.memory.payer.backoff.has('claim:solo')) return
    ready = ready.slice(size)
  }
  // The rest of the lane runs first, and the next pass begins at once.
  if (isWorthClaiming(ctx, ready)) ctx.wake(ctx.chain.id)
}

function isWorthClaiming({ deps: { clock }, memory, policy }: ChainContext, orders: readonly OrderRow[]): boolean {
  const now = chainTime(clock.now(), memory.watch.head?.time ?? null)
  const candidates = orders.map(({ updatedAt, refundAfter }) => ({
    age: clock.now().getTime() / 1000 - updatedAt.getTime() / 1000,
    timeLeft: refundAfter ? refundAfter.getTime() / 1000 - now : Number.POSITIVE_INFINITY,
  }))
  return claimNow(candidates, policy.batch)
}

async function attested(ctx: ChainContext): Promise<OrderRow[]> {
  const { store, failpoints, clock } = ctx.deps
  const { pageSize, batch } = ctx.policy
  const ready: OrderRow[] = []
  for (let afterId: OrderId | undefined; ; ) {
    const orders = await step(failpoints, 'claim.list', () => store.claims.claimable(ctx.chain.id, pageSize, afterId))
    const now = clock.now().getTime()
    const rows = orders.filter(({ id }) => due(ctx.memory, `claim:${id}`, now))
    const waiting = await withProvenTerms(ctx, rows)
    const claims = await attestedClaims(ctx, waiting)
    ready.push(...waiting.filter(({ id }) => claims.has(id)))
    if (orders.length < pageSize || ready.length >= BATCHES_PER_PASS * batch.size) return ready
    afterId = orders.at(-1)?.id
  }
}

async function send(ctx: ChainContext, batch: ClaimRow): Promise<void> {
  const { store, failpoints } = ctx.deps
  const { payer } = ctx
  if (!payer) return
  const plan = await planned(ctx, payer, batch)
  if (!plan) return
  const request = {
    chainId: ctx.chain.id,
    signer: payer.address,
    purpose: 'claim' as const,
    refId: batch.id,
    ...(await nextSlotFloor(ctx)),
    fence: ctx.fence,
  }
  const slot = await step(failpoints, 'claim.open', () =>
    store.slots.open(request, (number) => signCapped(payer, plan, number)),
  )
  ctx.memory.payer.backoff.delete('claim:solo')
  await firstBroadcasts(ctx, [slot])
}

/** Null if the escrow would refuse: the batch is dissolved and its orders are retried one by one, later. */
async function planned(ctx: ChainContext, payer: Payer, batch: ClaimRow): Promise<CappedPlan | null> {
  const { store, failpoints, clock, metrics } = ctx.deps
  try {
    const action = await claimsFor(ctx, batch.orderIds)
    // A change of the escrow's signers can remove the quorum of orders that had one.
    if (action.claims.length < batch.orderIds.length)
      throw new AppError('quorum_missing', 'Too few of these signatures are still valid.')
    const plan = await step(failpoints, 'claim.plan', () => payer.plan(action, 0, null))
    return withinFeeCap(ctx, plan, false)
  } catch (error) {
    if (error instanceof Crash) throw error
    forgetAttesters(ctx)
    metrics.failure(ctx.chain.id, 'claim', reasonOf(error))
    ctx.log.warn(
      { batch: String(batch.id), orders: batch.orderIds, reason: reasonOf(error) },
      'claim refused; its orders are claimed one by one',
    )
    if (batch.orderIds.length === 1)
      for (const order of await step(failpoints, 'claim.order', () => store.orders.getAll(batch.orderIds))) {
        postpone(ctx.memory, `claim:${order.id}`, clock.now().getTime(), ctx.policy)
        await proveTerms(ctx, order)
      }
    postpone(ctx.memory, 'claim:solo', clock.now().getTime(), ctx.policy)
    await step(failpoints, 'claim.drop', () =>
      store.transaction((tx) => tx.claims.setBatchState(batch.id, 'failed'), ctx.fence),
    )
    return null
  }
}
