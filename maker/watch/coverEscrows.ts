import type { Head } from '#chains/contract.ts'
import type { ChainContext } from '../contract.ts'
import { pages } from './ranges.ts'
import { recordScan } from './scanChain.ts'

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
