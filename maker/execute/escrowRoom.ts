import type { EscrowLimits } from '#chains/contract.ts'
import type { OrderRow } from '#store/contract.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/chainTime.ts'
import { claimRoom } from '../decide/claimRoom.ts'
import { step } from '../failpoints.ts'
import type { EscrowLook } from '../memory.ts'

/** How long an answer about an escrow serves. */
const LIMITS_MS = 5_000

/**
 * Why the escrow could not pay the maker back; null when it could. Then a payout would be a gift: its owner can take the deposit back later.
 * What is let through counts against the room until the next look finds it in the database.
 */
export async function escrowRefusal(ctx: ChainContext, order: OrderRow): Promise<'escrow_frozen' | 'claim_cap' | 'claims_behind' | null> {
  if (order.custody !== 'escrow') return null
  const look = await lookAt(ctx, order)
  const { limits, let: passed } = look
  if (limits === null) return null
  if (limits.frozen) return 'escrow_frozen'
  if (order.sendAmount > limits.claimCap) return 'claim_cap'
  if (passed.has(order.id)) return null
  const room = roomFor(ctx, order, limits, look.committed)
  if (room !== null && order.sendAmount > room) return 'claims_behind'
  passed.add(order.id)
  look.committed += order.sendAmount
  return null
}

function roomFor(ctx: ChainContext, { refundAfter }: OrderRow, limits: EscrowLimits, committed: bigint): bigint | null {
  if (!refundAfter) return null
  const now = chainTime(ctx.deps.clock.now(), ctx.memory.head?.time ?? null)
  return claimRoom({ limits, committed, now, refundAfter: refundAfter.getTime() / 1000 })
}

async function lookAt(ctx: ChainContext, { fromChain, fromAsset }: OrderRow): Promise<EscrowLook> {
  const { memory, deps } = ctx
  const now = deps.clock.now().getTime()
  const known = memory.escrows.get(fromAsset)
  if (known && now - known.at < LIMITS_MS) return known
  const limits = await step(deps.failpoints, 'payout.paused', () => deps.chains.get(fromChain)?.escrowLimits?.(fromAsset) ?? Promise.resolve(null))
  const committed = limits === null ? 0n : await step(deps.failpoints, 'payout.paused', () => deps.store.orders.committed(fromChain, fromAsset))
  const look = { at: now, limits, committed, let: new Set<OrderRow['id']>() }
  memory.escrows.set(fromAsset, look)
  return look
}
