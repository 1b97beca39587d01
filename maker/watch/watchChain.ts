import type { ChainContext } from '../contract.ts'
import { expireOrders } from './expireOrders.ts'
import { observeHead } from './observeHead.ts'
import { recheckDeposits } from './recheckDeposits.ts'
import { scanChain } from './scanChain.ts'

/** One look at a chain: its head, its new blocks, and every deposit that is not final. */
export async function watchChain(ctx: ChainContext): Promise<void> {
  const observed = await observeHead(ctx)
  if (!observed) return
  await scanChain(ctx, observed)
  await recheckDeposits(ctx, observed.head)
  await expireOrders(ctx, observed.head)
}
