import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { WatchedChain } from './contract.ts'
import { judgeEscrow } from './decide/balances.ts'
import type { Mismatch } from './decide/mismatch.ts'

/** Compares the escrow's balance of each asset with its debts, both at the block up to which the books were read. */
export async function compareEscrow({ def, node, books }: WatchedChain, catalogue: Catalogue): Promise<Mismatch[]> {
  const read = node.books?.escrow
  if (!read || def.settlement.escrow === null) return []
  const channels = catalogue.channels.map(({ id }) => id)
  const found: Mismatch[] = []
  for (const { id: asset } of assetsOf(catalogue, def.id)) {
    const figures = await read(asset, channels, books.cursor)
    if (!figures) continue
    const open = [...books.open.values()]
      .filter((deposit) => deposit.asset === asset)
      .reduce((sum, { amount }) => sum + amount, 0n)
    const mismatch = judgeEscrow({ chainId: def.id, asset, open, ...figures })
    if (mismatch) found.push(mismatch)
  }
  return found
}
