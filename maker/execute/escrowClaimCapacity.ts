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
  const line = lineOf(ctx.memory, order)
  const look = await lookAt(ctx, order, line)
  const refusal = judge(ctx, order, look, line)
  if (refusal) line.passed.delete(order.id)
  else if (look.limits) line.passed.set(order.id, { amount: order.sendAmount, settled: false })
  return refusal
}

/** Frees the claim capacity of approved orders that aren't paid after all. */
export function releaseClaimCapacity({ escrows }: WorkerState, orders: readonly OrderRow[]): void {
  for (const order of orders) escrows.get(lineKey(order))?.passed.delete(order.id)
}

/** Marks these orders as recorded: the database has their outcome, so the next read counts them from there. */
export function settleClaimCapacity({ escrows }: WorkerState, orders: readonly OrderRow[]): void {
  for (const order of orders) {
    const passed = escrows.get(lineKey(order))?.passed.get(order.id)
    if (passed) passed.settled = true
  }
}

function judge(
  ctx: ChainContext,
  { id, sendAmount, refundAfter }: OrderRow,
  look: EscrowSnapshot,
  line: ClaimQueue,
): Refusal | null {
  const { limits } = look
  if (limits === null) return null
  if (limits.frozen) return 'escrow_frozen'
  if (sendAmount > limits.claimCap) return 'claim_cap'
  if (!refundAfter) return null
  const now = chainTime(ctx.deps.clock.now(), ctx.memory.watch.head?.time ?? null)
  const room = claimCapacity({ limits, packed: packed(id, look, line), now, refundAfter: refundAfter.getTime() / 1000 })
  return sendAmount > room ? 'claims_behind' : null
}

/**
 * Windows of the escrow, filled with every order before this one: of two reserved orders, the first must be able to
 * proceed.
 */
function packed(
  id: OrderId,
  { limits, committed, places, left }: EscrowSnapshot,
  { passed }: ClaimQueue,
): readonly bigint[] {
  if (limits === null) return []
  const place = places.get(id)
  if (place !== undefined)
    return packClaims(
      limits,
      committed.slice(0, place).map(({ amount }) => amount),
    )
  const ids = [...passed.keys()]
  const before = passed.has(id) ? ids.slice(0, ids.indexOf(id)) : ids
  return packClaims(
    limits,
    before.flatMap((other) => (places.has(other) ? [] : [passed.get(other)?.amount ?? 0n])),
    left,
  )
}

const lineKey = ({ escrow, fromAsset }: OrderRow): string => `${escrow} ${fromAsset}`

function lineOf({ escrows }: WorkerState, order: OrderRow): ClaimQueue {
  const line = escrows.get(lineKey(order)) ?? { look: null, passed: new Map() }
  escrows.set(lineKey(order), line)
  return line
}

/** Callers share a read that is already in progress. */
async function lookAt(ctx: ChainContext, order: OrderRow, line: ClaimQueue): Promise<EscrowSnapshot> {
  if (line.look && ctx.deps.clock.now().getTime() < line.look.until) return line.look.found
  const look = { until: Number.POSITIVE_INFINITY, found: newSourceReads(ctx, order, line) }
  line.look = look
  const serves = (ms: number) => () => void (look.until = ctx.deps.clock.now().getTime() + ms)
  look.found.then(serves(LIMITS_MS), serves(0))
  return look.found
}

async function newSourceReads(
  { deps }: ChainContext,
  { fromChain, fromAsset, escrow }: OrderRow,
  { passed }: ClaimQueue,
): Promise<EscrowSnapshot> {
  const address = escrow ?? ''
  // Orders settled before the query starts are in its answer; later ones may not be.
  const settled = [...passed].flatMap(([id, one]) => (one.settled ? [id] : []))
  const limits = await step(
    deps.failpoints,
    'payout.paused',
    () => deps.chains.get(fromChain)?.escrowLimits?.(address, fromAsset) ?? Promise.resolve(null),
  )
  const committed =
    limits === null
      ? []
      : await step(deps.failpoints, 'payout.paused', () => deps.store.orders.committed(fromChain, address, fromAsset))
  for (const id of settled) if (passed.get(id)?.settled) passed.delete(id)
  const left =
    limits === null
      ? []
      : packClaims(
          limits,
          committed.map(({ amount }) => amount),
        )
  return { limits, committed, left, places: new Map(committed.map(({ id }, place) => [id, place])) }
}
