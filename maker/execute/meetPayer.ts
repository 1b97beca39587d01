import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { nextSlotFloor } from './floor.ts'

/**
 * Records the payer's next nonce before its first payout: nonces that the chain counts beyond the database's own are
 * then known to be foreign.
 */
export async function meetPayer(ctx: ChainContext): Promise<void> {
  const { payer, memory, deps } = ctx
  if (!payer?.pendingSlot || memory.pay.met) return
  const { floor } = await nextSlotFloor(ctx)
  await step(deps.failpoints, 'context.meet', () => deps.store.intents.meetSigner(ctx.chain.id, payer.address, floor))
  memory.pay.met = true
}
