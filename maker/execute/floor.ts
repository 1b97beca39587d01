import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/** The chain's own next slot, below which the database must not count; 0 where the family has no slots. */
export async function nextSlotFloor(ctx: ChainContext): Promise<bigint> {
  const { payer, memory } = ctx
  if (!payer) return 0n
  // Only a lower bound: the database counts on from its own last slot, so one look per pass is enough.
  memory.slotFloor ??= (await step(ctx.deps.failpoints, 'context.slot', () => payer.chainSlot())) ?? 0n
  return memory.slotFloor
}
