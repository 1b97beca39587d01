import type { ChainContext } from '../contract.ts'
import { coverEscrows } from './coverEscrows.ts'
import { observeHead, remember } from './observeHead.ts'
import { recheckDeposits } from './recheckDeposits.ts'
import { scanChain } from './scanChain.ts'
import type { Head } from '#chains/contract.ts'
import { guarded } from '../guard.ts'

/** Runs one pass over a chain: its head, its new blocks, and every deposit that is not final. */
export async function watchChain(ctx: ChainContext): Promise<void> {
  const observed = await observeHead(ctx)
  if (!observed) return
  // Deposits that left the chain must be marked as gone before their replacements are judged.
  if (observed.verdict.kind === 'reorg') await recheckDeposits(ctx, observed.head)
  await scanChain(ctx, observed)
  await coverEscrows(ctx, observed.head)
  await remember(ctx, observed)
  await recheckDeposits(ctx, observed.head)
  await expireOrders(ctx, observed.head)
}

/** Seconds past openBy, in the chain's own time, during which a deposit moved by a reorganisation is not late yet. */
const GRACE_SECONDS = 30

/**
 * Expires orders whose time to deposit is over. The chain's clock decides, and only scanned blocks count: a maker that
 * was down for an hour must not treat a deposit as late that was in time.
 */
async function expireOrders(ctx: ChainContext, head: Head): Promise<void> {
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
