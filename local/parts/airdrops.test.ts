import { expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { allocationLists } from '#core/rewards/airdrops.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { seedAirdrops } from './airdrops.ts'

it('gives every airdrop a sample for the test accounts, and keeps an existing list', async () => {
  const store = await openTestStore()
  try {
    const own = { line: 1, address: devAccounts.user.address, amount: 7n }
    await store.airdrops.import('taiko', async function* () {
      yield await Promise.resolve([own])
    })
    await seedAirdrops(store)
    await seedAirdrops(store)
    const lists = await store.airdrops.list()
    expect(lists).toHaveLength(allocationLists.length - 1)
    expect(lists).toContainEqual({ airdrop: 'taiko', addresses: 1, total: 7n })
    expect(lists).toContainEqual({ airdrop: 'layerzero', addresses: 2, total: 1_287_750_000_000_000_000_000n })
  } finally {
    await store.close()
  }
}, 60_000)
