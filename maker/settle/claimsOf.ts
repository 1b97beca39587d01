import type { Claim, PayoutAction } from '#chains/contract/payer.ts'
import { escrowAt } from '#core/catalogue/escrows.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AttestationRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { attesterSet, quorumOf } from './quorum.ts'
import { withProvenTerms } from './claimTerms.ts'

export type ClaimAction = Extract<PayoutAction, { kind: 'claim' }>

/** Returns the attested claims of a stored batch, in its order. */
export async function claimsOf(ctx: ChainContext, batchId: bigint): Promise<ClaimAction> {
  const { store, failpoints } = ctx.deps
  const live = ['reserved', 'intent', 'broadcast', 'mined'] as const
  const batches = await step(failpoints, 'claim.batch', () => store.claims.inStates(ctx.chain.id, live))
  return claimsFor(ctx, batches.find(({ id }) => id === batchId)?.orderIds ?? [])
}

/**
 * Claims of these orders in the first one's escrow, from the database's current rows, or from its deposit if a row was
 * refused. Orders of another escrow, or without enough attestations, are left out.
 */
export async function claimsFor(ctx: ChainContext, orderIds: readonly OrderId[]): Promise<ClaimAction> {
  const { store, failpoints } = ctx.deps
  const none: ClaimAction = { kind: 'claim', escrow: '', claims: [] }
  if (orderIds.length === 0) return none
  const rows = await step(failpoints, 'claim.order', () => store.orders.getAll(orderIds))
  const found = await withProvenTerms(ctx, rows)
  const escrow = found.find(({ id }) => id === orderIds[0])?.escrow ?? null
  if (escrow === null) return none
  const claims = await attestedClaims(
    ctx,
    found.filter((order) => order.escrow === escrow),
  )
  return { kind: 'claim', escrow, claims: orderIds.flatMap((id) => claims.get(id) ?? []) }
}

/** Claims of those orders that have a quorum of their own escrow, with one query for all of them. */
export async function attestedClaims(
  ctx: ChainContext,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<OrderId, Claim>> {
  const { store, failpoints } = ctx.deps
  const claims = new Map<OrderId, Claim>()
  if (orders.length === 0) return claims
  const ids = orders.map(({ id }) => id)
  const known = byOrder(await step(failpoints, 'claim.known', () => store.claims.attestationsOf(ids)))
  for (const { id, escrow, escrowOrder } of orders) {
    // A row that names an unknown contract must not hold up the others.
    const generation = escrowAt(ctx.chain.settlement, escrow)
    const quorum = generation && quorumOf(known.get(id) ?? [], await attesterSet(ctx, generation.address))
    if (escrowOrder && quorum) claims.set(id, { order: escrowOrder, ...quorum })
  }
  return claims
}

export function byOrder(rows: readonly AttestationRow[]): ReadonlyMap<OrderId, AttestationRow[]> {
  const found = new Map<OrderId, AttestationRow[]>()
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row])
  return found
}
