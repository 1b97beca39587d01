import type { Anvil } from '#chains/evm/testing/anvil.ts'

/** Replaces the newest blocks by empty ones: what stood in them is gone. */
export const dropBlocks = async (chain: Anvil, depth: number): Promise<void> =>
  void (await chain.rpc('anvil_reorg', [depth, []]))

export const rawTx = async (chain: Anvil, hash: string): Promise<string> =>
  (await chain.rpc('eth_getRawTransactionByHash', [hash])) as string

/** Puts a dropped transaction into one block with others, which go first. */
export async function includeBehind(chain: Anvil, raw: string, others: () => Promise<unknown>): Promise<void> {
  await chain.rpc('evm_setAutomine', [false])
  await others()
  await chain.rpc('eth_sendRawTransaction', [raw])
  await chain.mine()
  await chain.rpc('evm_setAutomine', [true])
}
