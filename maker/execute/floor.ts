import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import type { SlotFloor } from '../memory.ts'

const none: SlotFloor = { floor: 0n, pending: 0n }

/** The chain's own next slot, below which the database must not count, by blocks and by mempools; 0 where the family has no slots. */
export async function nextSlotFloor(ctx: ChainContext): Promise<SlotFloor> {
  const { memory } = ctx
  // Only a lower bound: the database counts on from its own last slot, so one look per pass is enough.
  memory.slotFloor ??= await step(ctx.deps.failpoints, 'context.slot', () => look(ctx))
  return memory.slotFloor
}

const look = ({ payer }: ChainContext): Promise<SlotFloor> =>
  Promise.all([payer?.chainSlot(), payer?.pendingSlot?.()]).then(([mined, pending]) => ({
    floor: mined ?? none.floor,
    pending: pending?.agreed ?? none.pending,
  }))
