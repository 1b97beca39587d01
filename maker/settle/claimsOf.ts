import type { Claim } from '#chains/contract.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AttestationRow } from '#store/contract/claims.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { attesterSet } from './attesterSet.ts'
import { quorumOf } from './quorum.ts'

/** The attested claims of a stored batch, in its order. */
export async function claimsOf(ctx: ChainContext, batchId: bigint): Promise<Claim[]> {
  const { store, failpoints } = ctx.deps
  const live = ['reserved', 'intent', 'broadcast', 'mined'] as const
  const batches = await step(failpoints, 'claim.batch', () => store.claims.inStates(ctx.chain.id, live))
  return claimsFor(ctx, batches.find(({ id }) => id === batchId)?.orderIds ?? [])
}

/** What the escrow needs to see for each of these orders, as the database has them now; one without a quorum is left out. */
export async function claimsFor(ctx: ChainContext, orderIds: readonly OrderId[]): Promise<Claim[]> {
  const { store, failpoints } = ctx.deps
  if (orderIds.length === 0) return []
  const orders = await step(failpoints, 'claim.order', () => store.orders.getAll(orderIds))
  const claims = await attestedClaims(ctx, orders)
  return orderIds.flatMap((id) => claims.get(id) ?? [])
}

/** The claims of those orders that have a quorum, with one query for all of them. */
export async function attestedClaims(
  ctx: ChainContext,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<OrderId, Claim>> {
  const { store, failpoints } = ctx.deps
  const claims = new Map<OrderId, Claim>()
  if (orders.length === 0) return claims
  const set = await attesterSet(ctx)
  const ids = orders.map(({ id }) => id)
  const known = byOrder(await step(failpoints, 'claim.known', () => store.claims.attestationsOf(ids)))
  for (const { id, escrowOrder } of orders) {
    const quorum = quorumOf(known.get(id) ?? [], set)
    if (escrowOrder && quorum) claims.set(id, { order: escrowOrder, ...quorum })
  }
  return claims
}

export function byOrder(rows: readonly AttestationRow[]): ReadonlyMap<OrderId, AttestationRow[]> {
  const found = new Map<OrderId, AttestationRow[]>()
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row])
  return found
}
