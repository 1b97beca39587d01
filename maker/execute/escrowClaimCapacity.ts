import { packClaims } from '#core/order/capacity.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { claimCapacity } from '../decide/claims.ts'
import { step } from '../failpoints.ts'
import type { WorkerState, ClaimQueue, EscrowSnapshot } from '../workerState.ts'

/** Milliseconds for which an answer about an escrow is cached. */
const LIMITS_MS = 5_000

type Refusal = 'escrow_unknown' | 'escrow_frozen' | 'claim_cap' | 'claims_behind'

/**
 * Returns the reason why the escrow could not repay the maker; null if it could. An approved order keeps its place in
 * the claim queue, on whichever chain it is paid, until a read finds it in the database.
 */
export async function escrowRefusal(ctx: ChainContext, order: OrderRow): Promise<Refusal | null> {
  if (order.custody !== 'escrow') return null
  if (order.escrow === null) return 'escrow_unknown'
  const queue = queueOf(ctx.memory, order)
  const snapshot = await escrowSnapshotFor(ctx, order, queue)
  const refusal = judge(ctx, order, snapshot, queue)
  if (refusal) queue.approved.delete(order.id)
  else if (snapshot.limits) queue.approved.set(order.id, { amount: order.sendAmount, settled: false })
  return refusal
}

/** Frees the claim capacity of approved orders that aren't paid after all. */
export function releaseClaimCapacity({ escrows }: WorkerState, orders: readonly OrderRow[]): void {
  for (const order of orders) escrows.get(queueKey(order))?.approved.delete(order.id)
}

/** Marks these orders as recorded: the database has their outcome, so the next read counts them from there. */
export function settleClaimCapacity({ escrows }: WorkerState, orders: readonly OrderRow[]): void {
  for (const order of orders) {
    const own = escrows.get(queueKey(order))?.approved.get(order.id)
    if (own) own.settled = true
  }
}

function judge(
  ctx: ChainContext,
  { id, sendAmount, refundAfter }: OrderRow,
  snapshot: EscrowSnapshot,
  queue: ClaimQueue,
): Refusal | null {
  const { limits } = snapshot
  if (limits === null) return null
  if (limits.frozen) return 'escrow_frozen'
  if (sendAmount > limits.claimCap) return 'claim_cap'
  if (!refundAfter) return null
  const now = chainTime(ctx.deps.clock.now(), ctx.memory.watch.head?.time ?? null)
  const capacity = claimCapacity({
    limits,
    packed: packed(id, snapshot, queue),
    now,
    refundAfter: refundAfter.getTime() / 1000,
  })
  return sendAmount > capacity ? 'claims_behind' : null
}

/**
 * Windows of the escrow, filled with every order before this one: of two reserved orders, the first must be able to
 * proceed.
 */
function packed(
  id: OrderId,
  { limits, committed, positions, left }: EscrowSnapshot,
  { approved }: ClaimQueue,
): readonly bigint[] {
  if (limits === null) return []
  const position = positions.get(id)
  if (position !== undefined)
    return packClaims(
      limits,
      committed.slice(0, position).map(({ amount }) => amount),
    )
  const ids = [...approved.keys()]
  const before = approved.has(id) ? ids.slice(0, ids.indexOf(id)) : ids
  return packClaims(
    limits,
    before.flatMap((other) => (positions.has(other) ? [] : [approved.get(other)?.amount ?? 0n])),
    left,
  )
}

const queueKey = ({ escrow, fromAsset }: OrderRow): string => `${escrow} ${fromAsset}`

function queueOf({ escrows }: WorkerState, order: OrderRow): ClaimQueue {
  const queue = escrows.get(queueKey(order)) ?? { snapshot: null, approved: new Map() }
  escrows.set(queueKey(order), queue)
  return queue
}

/** Callers share a read that is already in progress. */
async function escrowSnapshotFor(ctx: ChainContext, order: OrderRow, queue: ClaimQueue): Promise<EscrowSnapshot> {
  if (queue.snapshot && ctx.deps.clock.now().getTime() < queue.snapshot.until) return queue.snapshot.found
  const snapshot = { until: Number.POSITIVE_INFINITY, found: readEscrowSnapshot(ctx, order, queue) }
  queue.snapshot = snapshot
  const serves = (ms: number) => () => void (snapshot.until = ctx.deps.clock.now().getTime() + ms)
  snapshot.found.then(serves(LIMITS_MS), serves(0))
  return snapshot.found
}

async function readEscrowSnapshot(
  { deps }: ChainContext,
  { fromChain, fromAsset, escrow }: OrderRow,
  { approved }: ClaimQueue,
): Promise<EscrowSnapshot> {
  const address = escrow ?? ''
  // Orders settled before the query starts are in its answer; later ones may not be.
  const settled = [...approved].flatMap(([id, one]) => (one.settled ? [id] : []))
  const limits = await step(
    deps.failpoints,
    'payout.paused',
    () => deps.chains.get(fromChain)?.escrowLimits?.(address, fromAsset) ?? Promise.resolve(null),
  )
  const committed =
    limits === null
      ? []
      : await step(deps.failpoints, 'payout.paused', () => deps.store.orders.committed(fromChain, address, fromAsset))
  for (const id of settled) if (approved.get(id)?.settled) approved.delete(id)
  const left =
    limits === null
      ? []
      : packClaims(
          limits,
          committed.map(({ amount }) => amount),
        )
  return { limits, committed, left, positions: new Map(committed.map(({ id }, position) => [id, position])) }
}
