import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { allocationLists } from '#core/rewards/airdrops.ts'
import { parseUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'

/** Whole tokens in each airdrop for the test accounts, so that its screen has results. */
const sample = [
  { address: devAccounts.user.address, amount: '1250.5' },
  { address: devAccounts.friend.address, amount: '37.25' },
] as const

/** Gives the sample to every list of amounts without one; an imported list is kept. A badge has no fractions, and its page stays without a list. */
export async function seedAirdrops(store: Store): Promise<void> {
  const listed = new Set((await store.airdrops.list()).map(({ airdrop }) => airdrop))
  for (const { id, decimals } of allocationLists.filter((drop) => !listed.has(drop.id) && drop.decimals > 0)) {
    const lines = sample.map(({ address, amount }, n) => ({
      line: n + 1,
      address,
      amount: parseUnits(amount, decimals),
    }))
    await store.airdrops.import(id, async function* () {
      yield await Promise.resolve(lines)
    })
  }
}
