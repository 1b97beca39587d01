import type { ChainContext } from '../contract.ts'
import { coverEscrows } from './coverEscrows.ts'
import { expireOrders } from './expireOrders.ts'
import { observeHead, remember } from './observeHead.ts'
import { recheckDeposits } from './recheckDeposits.ts'
import { scanChain } from './scanChain.ts'

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
