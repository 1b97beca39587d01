import type { Payer, SignedTx } from '#chains/contract/payer.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import type { SlotFloor } from '../workerState.ts'

const none: SlotFloor = { floor: 0n, pending: 0n }

/**
 * The chain's own next nonce, by blocks and mempools: the database must not count below it. 0 where the family has
 * none.
 */
export async function nextSlotFloor(ctx: ChainContext): Promise<SlotFloor> {
  const { memory } = ctx
  // Only a lower bound: the database counts from its own last nonce, so one read per pass is enough.
  memory.payer.slotFloor ??= await step(ctx.deps.failpoints, 'context.slot', () => look(ctx))
  return memory.payer.slotFloor
}

const look = ({ payer }: ChainContext): Promise<SlotFloor> =>
  Promise.all([payer?.chainSlot?.(), payer?.pendingSlot?.()]).then(([mined, pending]) => ({
    floor: mined ?? none.floor,
    pending: pending?.agreed ?? none.pending,
  }))

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

interface CoinSlot {
  readonly slot: bigint
  readonly txs: readonly SignedTx[]
}

/** Place of a tx slot in its chain's order: the chain's next nonce or, where a slot is a coin, itself until a block spends it. */
export async function placeOf(
  { failpoints }: ChainContext['deps'],
  payer: Payer,
  { slot, txs: [first] }: CoinSlot,
  chainSlot: bigint | null,
): Promise<bigint | null> {
  if (!payer.isCoinSpent || !first) return chainSlot
  const isSpent = await step(failpoints, 'follow.coin', async () => payer.isCoinSpent?.(first))
  return isSpent ? slot + 1n : slot
}
