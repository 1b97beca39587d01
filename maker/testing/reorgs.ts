import type { Anvil } from '#chains/evm/testing/anvil.ts'

/** Replaces the newest blocks with empty ones; their transactions are gone. */
export const dropBlocks = async (chain: Anvil, depth: number): Promise<void> =>
  void (await chain.rpc('anvil_reorg', [depth, []]))

/** Puts dropped transactions into one block with others, which go first. */
export async function includeBehind(
  chain: Anvil,
  raws: readonly string[],
  others: () => Promise<unknown>,
): Promise<void> {
  await inOneBlock(chain, async () => {
    await others()
    for (const raw of raws) await chain.rpc('eth_sendRawTransaction', [raw])
  })
}

/** Mines one block of the transactions sent meanwhile. */
export async function inOneBlock(chain: Anvil, send: () => Promise<unknown>): Promise<void> {
  await chain.rpc('evm_setAutomine', [false])
  try {
    await send()
    await chain.mine()
  } finally {
    await chain.rpc('evm_setAutomine', [true])
  }
}
