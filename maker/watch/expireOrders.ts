import type { Head } from '#chains/contract.ts'
import type { ChainContext } from '../contract.ts'
import { guarded } from '../guard.ts'

/** Seconds past openBy, in the chain's own time, in which a deposit that a reorganisation moved is not late yet. */
const GRACE_SECONDS = 30

/**
 * Expires orders whose time to deposit is over. The chain's clock decides, and only scanned blocks count: a maker that
 * was down for an hour must not treat a deposit as late that was in time.
 */
export async function expireOrders(ctx: ChainContext, head: Head): Promise<void> {
  const { store } = ctx.deps
  const orders = await store.orders.expirable(
    new Date((head.time - GRACE_SECONDS) * 1000),
    ctx.policy.pageSize,
    ctx.chain.id,
    'maker',
  )
  for (const { id } of orders) {
    await guarded(ctx, 'expire', { order: id }, () => store.orders.apply(id, 'expired', { fence: ctx.fence }))
  }
}
