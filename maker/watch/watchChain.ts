import type { Head } from '#chains/contract/reader.ts'
import type { ChainContext } from '../contract.ts'
import { observeHead, remember } from './observeHead.ts'
import { recheckDeposits } from './recheckDeposits.ts'
import { recordScan, scanChain } from './scanChain.ts'
import { guarded } from '../guard.ts'
import { pages } from './ranges.ts'

/** Runs one pass over a chain: its head, its new blocks, and every deposit that is not final. */
export async function watchChain(ctx: ChainContext): Promise<void> {
  const observed = await observeHead(ctx)
  if (!observed) return
  // Deposits that left the chain must be marked as gone before their replacements are judged.
  if (observed.verdict.kind === 'reorg') await recheckDeposits(ctx, observed.head)
  await scanChain(ctx, observed)
  await coverEscrows(ctx, observed.head)
  await remember(ctx, observed)
  const pending = await ctx.deps.store.pending.on(ctx.chain.id, ['deposits', 'expiries'])
  if (pending.deposits) await recheckDeposits(ctx, observed.head)
  else ctx.deps.metrics.queue(ctx.chain.id, 'deposits', 0)
  if (pending.expiries) await expireOrders(ctx, observed.head)
}

/** Seconds past openBy, in the chain's own time, during which a deposit moved by a reorganization is not late yet. */
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

/**
 * Scans the history of escrows that were added after the cursor had passed their first block, so their deposits were
 * never seen. An escrow counts as covered once all of it is recorded; a restart begins its history again.
 */
export async function coverEscrows(ctx: ChainContext, { finalized }: Head): Promise<void> {
  const { chain, memory, node, policy, fence, log } = ctx
  if (memory.watch.escrowsCovered) return
  const { chainState } = ctx.deps.store
  const { cursor } = await chainState.get(chain.id)
  if (cursor === null) return
  const covered = await chainState.scannedEscrows(chain.id)
  for (const [place, { address, firstBlock }] of chain.settlement.escrows.entries()) {
    if (covered.has(address)) continue
    // A database from before escrows were recorded has scanned the only one that existed.
    if (covered.size > 0 || place > 0) {
      log.info({ escrow: address, from: firstBlock, to: String(cursor) }, 'reading the history of an escrow')
      for (const { from, to } of pages({ from: BigInt(firstBlock), to: cursor }, policy.scanPageBlocks))
        await recordScan(ctx, await node.scan(from, to), finalized)
    }
    await chainState.addScannedEscrow(chain.id, address, fence)
  }
  memory.watch.escrowsCovered = true
}
