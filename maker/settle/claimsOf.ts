import type { Claim } from '#chains/contract.ts'
import type { OrderId } from '#core/order/id.ts'
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

/** What the escrow needs to see for each of these orders; one without a quorum is left out. */
export async function claimsFor(ctx: ChainContext, orderIds: readonly OrderId[]): Promise<Claim[]> {
  const { store, failpoints } = ctx.deps
  if (orderIds.length === 0) return []
  const set = await attesterSet(ctx)
  const claims: Claim[] = []
  for (const id of orderIds) {
    const order = await step(failpoints, 'claim.order', () => store.orders.get(id))
    const quorum = quorumOf(await step(failpoints, 'claim.known', () => store.claims.attestations(id)), set)
    if (order?.escrowOrder && quorum) claims.push({ order: order.escrowOrder, ...quorum })
  }
  return claims
}
