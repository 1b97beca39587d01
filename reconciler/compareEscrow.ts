import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { WatchedChain } from './contract.ts'
import { judgeEscrow } from './decide/balances.ts'
import type { Mismatch } from './decide/mismatch.ts'

/** Compares the balance of each asset in each escrow with its debts, both at the last block of the books. */
export async function compareEscrow({ def, node, books }: WatchedChain, catalogue: Catalogue): Promise<Mismatch[]> {
  const read = node.books?.escrow
  if (!read) return []
  const channels = catalogue.channels.map(({ id }) => id)
  const found: Mismatch[] = []
  for (const { address: escrow } of def.settlement.escrows) {
    for (const { id: asset } of assetsOf(catalogue, def.id)) {
      const creditors = [...books.creditors].filter(([, one]) => one.escrow === escrow && one.asset === asset)
      const accounts = creditors.map(([, { account }]) => account)
      const { held, fees, owed } = await read(escrow, asset, { channels, accounts }, books.cursor)
      for (const [key, { account }] of creditors) if (owed.get(account) === 0n) books.creditors.delete(key)
      const open = [...books.open.values()]
        .filter(({ binding, asset: of }) => of === asset && binding.kind === 'escrow' && binding.escrow === escrow)
        .reduce((sum, { amount }) => sum + amount, 0n)
      const debts = { open, fees, owed: [...owed.values()].reduce((sum, one) => sum + one, 0n) }
      const mismatch = judgeEscrow({ chainId: def.id, escrow, asset, ...debts, held })
      if (mismatch) found.push(mismatch)
    }
  }
  return found
}
