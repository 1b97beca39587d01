import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetId } from '#core/asset/assetId.ts'
import { assetOf, chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { priceTable } from '#core/prices/price.ts'
import type { Store } from '#store/contract.ts'
import { validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { unitContext } from '../testing/unitContext.ts'
import { takePayouts } from './takePayouts.ts'

describe('inventory that is set aside', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('leaves the native coins that pay for the maker’s own transactions', async () => {
    const { order, deposit } = await validatedOrder(store, { receiveAmount: 10n ** 18n })
    const { toChain } = order
    const settlement = settlementOf({ gasFloorUsd: '50' })
    const catalogue = { assets: [assetOf(toChain)], chains: [chainOf(toChain, { settlement })], routes: [], channels: [], prices: priceTable([['ETH', 1_000n * 10n ** 8n]]) } as unknown as Catalogue
    const take = async (held: bigint) => {
      const node = { balances: async () => new Map([[assetId(toChain, 'native'), held]]) }
      const ctx = await unitContext({ store, chain: toChain, node, payer: { address: 'maker' }, deps: { catalogue } })
      return takePayouts(ctx, [{ of: { order, deposit }, amount: order.receiveAmount }])
    }
    expect(await take(105n * 10n ** 16n - 1n)).toEqual([])
    expect(await take(105n * 10n ** 16n)).toHaveLength(1)
  })
})
