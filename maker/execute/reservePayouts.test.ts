import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AssetId, assetId, isNative } from '#core/chain/assetId.ts'
import { assetOf, chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { type PriceBook, priceTable } from '#core/money/price.ts'
import type { Store } from '#store/contract.ts'
import { freshChain, validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { noMetrics } from '../metrics.ts'
import { unitContext } from '../testing/unitContext.ts'
import { reservePayouts } from './reservePayouts.ts'

describe('reserving inventory', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('leaves the native coins that pay for the maker’s own transactions', async () => {
    const { order, deposit } = await validatedOrder(store, { receiveAmount: 10n ** 18n })
    const { toChain } = order
    const settlement = settlementOf({ gasFloorUsd: '50' })
    const catalogue = {
      assets: [assetOf(toChain)],
      chains: [chainOf(toChain, { settlement })],
      routes: [],
      channels: [],
      prices: priceTable([['ETH', 1_000n * 10n ** 8n]]),
    } as unknown as Catalogue
    const take = async (held: bigint) => {
      const node = { balances: async () => new Map([[assetId(toChain, 'native'), held]]) }
      const ctx = await unitContext({ store, chain: toChain, node, payer: { address: 'maker' }, deps: { catalogue } })
      return reservePayouts(ctx, [{ of: { order, deposit }, amount: order.receiveAmount }])
    }
    expect(await take(105n * 10n ** 16n - 1n)).toEqual([])
    expect(await take(105n * 10n ** 16n)).toHaveLength(1)
  })

  describe('without a price of the native coin', () => {
    /** Order that has waited for an hour; returns the metrics and the deposit's final state. */
    async function waited({
      prices,
      terms = {},
      held = 10n ** 30n,
    }: {
      prices: PriceBook
      terms?: Parameters<typeof validatedOrder>[1]
      held?: bigint
    }) {
      const { order, deposit } = await validatedOrder(store, { receiveAmount: 10n ** 18n, ...terms })
      const { toChain } = order
      const catalogue = {
        assets: [assetOf(toChain)],
        chains: [chainOf(toChain)],
        routes: [],
        channels: [],
        prices,
      } as unknown as Catalogue
      const failures: string[] = []
      const metrics = {
        ...noMetrics,
        failure: (_chain: number, _where: string, reason: string) => void failures.push(reason),
      }
      const clock = { now: () => new Date(Date.now() + 3_600_000) }
      const node = {
        balances: async (_: string, assets: readonly AssetId[]) =>
          new Map(assets.map((id) => [id, isNative(id) ? held : 0n])),
      }
      const ctx = await unitContext({
        store,
        chain: toChain,
        node,
        payer: { address: 'maker' },
        deps: { catalogue, metrics, clock },
      })
      expect(await reservePayouts(ctx, [{ of: { order, deposit }, amount: order.receiveAmount }])).toEqual([])
      return { failures, exception: (await store.deposits.get(deposit.id))?.exception ?? null }
    }
    const token = (chain: number): AssetId => assetId(chainId(chain), '0x00000000000000000000000000000000000000aa')

    it('an order of native coins waits with its own reason, however long', async () => {
      expect(await waited({ prices: priceTable([]) })).toEqual({ failures: ['price_unknown'], exception: null })
    })

    it('an order is refunded if its token or coins are missing', async () => {
      const toChain = freshChain()
      const gone = { failures: ['insufficient_inventory'], exception: 'no_inventory' }
      expect(await waited({ prices: priceTable([]), terms: { toChain, toAsset: token(toChain) } })).toEqual(gone)
      expect(await waited({ prices: priceTable([['ETH', 1_000n * 10n ** 8n]]), held: 0n })).toEqual(gone)
    })

    it('an order of a token with native coins on top waits', async () => {
      const toChain = freshChain()
      expect(
        await waited({ prices: priceTable([]), terms: { toChain, toAsset: token(toChain), destinationGas: 1n } }),
      ).toMatchObject({ failures: ['price_unknown'] })
    })
  })
})
