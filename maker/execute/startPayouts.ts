import type { OrderId } from '#core/order/id.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { batchSizeFor } from '../policy.ts'
import { chainTime, mayStillFill } from '../decide/fillWindow.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { batches, inParallel } from '#core/async.ts'
import type { PayoutSweep } from '../workerState.ts'
import { decidePayout, mayPayFor } from './decidePayout.ts'
import { settleClaimCapacity } from './escrowClaimCapacity.ts'
import { signAndBroadcast, type PayoutJob } from './signAndBroadcast.ts'
import { reservePayouts, type ApprovedPayout, type PayoutCandidate } from './reservePayouts.ts'

/** While one batch waits for the chain, another one uses the database. */
const BATCHES_AT_ONCE = 2

/** After this many milliseconds the lane's other tasks run; batches in progress finish first. */
const PASS_MS = 2_000

const fromStart = (tried: Set<OrderId>): PayoutSweep => ({
  afterId: undefined,
  again: tried.size > 0,
  news: false,
  seen: 0,
  tried,
})

/**
 * Reserves, signs and broadcasts the payout of every confirmed order of this chain in small batches, and checks for new
 * arrivals. After a while the sweep stops, and the next call, requested at once, continues from there.
 */
export async function startPayouts(ctx: ChainContext): Promise<void> {
  const { store, failpoints, metrics, clock } = ctx.deps
  const { memory, policy } = ctx
  if (!ctx.payer) return
  const query = {
    states: ['confirmed', 'validated', 'reserved'] as const,
    toChain: ctx.chain.id,
    limit: policy.pageSize,
  }
  const until = clock.now().getTime() + PASS_MS
  const isLate = (): boolean => clock.now().getTime() >= until
  let sweep = memory.pay.sweep ?? fromStart(new Set())
  memory.pay.sweep = null
  // Goes page by page, so that waiting orders never hide others, and starts over until no new order has arrived.
  for (let begun = 0; ; ) {
    memory.payer.paused.clear()
    memory.payer.slotFloor = null
    const { afterId, again, tried } = sweep
    const orders = await step(failpoints, 'payout.list', () => store.orders.inStates({ ...query, afterId }))
    metrics.queue(ctx.chain.id, 'payouts', sweep.seen + orders.length)
    const fresh = orders.filter(({ id }) => !tried.has(id))
    await inParallel(batches(fresh, batchSizeFor(fresh.length, policy.batchSize)), BATCHES_AT_ONCE, (batch) => {
      if (begun > 0 && isLate()) return Promise.resolve()
      begun += 1
      for (const { id } of batch) tried.add(id)
      return payBatch(ctx, batch)
    })
    const rest = orders.findIndex(({ id }) => !tried.has(id))
    const passed = rest < 0 ? orders : orders.slice(0, rest)
    const news: boolean = sweep.news || fresh.length > 0
    const ended = passed.length < query.limit && rest < 0
    if (ended && !news) return
    sweep = ended
      ? fromStart(tried)
      : { afterId: passed.at(-1)?.id ?? afterId, again, news, seen: sweep.seen + passed.length, tried }
    // Checking for new orders takes no time; orders that have waited since the first page are then tried again in turn.
    if (!isLate() || ended || fresh.length === 0) continue
    if (!again) memory.pay.sweep = sweep
    return ctx.wake(ctx.chain.id)
  }
}

async function payBatch(ctx: ChainContext, orders: readonly OrderRow[]): Promise<void> {
  try {
    const paid = await guarded(ctx, 'payout', { orders: orders.map(({ id }) => id) }, () => payTogether(ctx, orders))
    if (paid || orders.length === 1) return
    // A failure of the batch must not hold up the orders that were in it by chance.
    for (const order of orders) await guarded(ctx, 'payout', { order: order.id }, () => payTogether(ctx, [order]))
  } finally {
    settleClaimCapacity(ctx.memory, orders)
  }
}

async function payTogether(ctx: ChainContext, orders: readonly OrderRow[]): Promise<true> {
  const { store, failpoints } = ctx.deps
  const deposits = await step(failpoints, 'payout.deposit', () => store.deposits.forOrders(orders.map(({ id }) => id)))
  const pairs: PayoutCandidate[] = []
  for (const order of orders) {
    const deposit = deposits.find(
      ({ orderId, status, exception }) => orderId === order.id && status === 'confirmed' && exception === null,
    )
    if (deposit && (isOverdue(ctx, order) || (await mayPayFor(ctx, order)))) pairs.push({ order, deposit })
  }
  const begun = await resumed(
    ctx,
    pairs.filter(({ order }) => order.state === 'reserved'),
  )
  const approved: ApprovedPayout[] = []
  const judge = async ({ order, deposit }: PayoutCandidate): Promise<void> => {
    const amount = await decidePayout(ctx, order, deposit)
    if (amount !== null) approved.push({ of: { order, deposit }, amount })
  }
  await inParallel(
    pairs.filter(({ order }) => order.state !== 'reserved'),
    ctx.policy.parallel,
    (pair) => guarded(ctx, 'payout', { order: pair.order.id }, () => judge(pair)),
  )
  const taken = await reservePayouts(ctx, approved)
  await signAndBroadcast(ctx, [...begun, ...taken])
  return true
}

/**
 * A reserved order that is no longer payable is given up whatever its source's state, because its refund depends on it.
 */
function isOverdue({ deps, memory, policy }: ChainContext, { state, fillMode, fillDeadline }: OrderRow): boolean {
  const now = chainTime(deps.clock.now(), memory.watch.head?.time ?? null)
  return state === 'reserved' && !mayStillFill(fillMode, fillDeadline, now, policy.margins)
}

// A worker that died between reserving the row and signing left it reserved; later states are tracked by its tx slot.
async function resumed(ctx: ChainContext, pairs: readonly PayoutCandidate[]): Promise<PayoutJob[]> {
  const { store, failpoints } = ctx.deps
  if (pairs.length === 0) return []
  const rows = await step(failpoints, 'payout.existing', () =>
    store.disbursements.forOrders(pairs.map(({ order }) => order.id)),
  )
  return pairs.flatMap(({ order, deposit }) => {
    const row = rows.find(
      ({ depositId, kind, state }) => depositId === deposit.id && kind === 'payout' && state === 'reserved',
    )
    return row ? [{ row, order, deposit }] : []
  })
}
