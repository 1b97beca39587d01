import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payer, PayoutAction } from '#chains/contract/payer.ts'
import { assetOf, chainOf, routeOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { Price } from '#core/money/price.ts'
import type { Store } from '#store/contract.ts'
import { freshChain, reservedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { signAndBroadcast } from './signAndBroadcast.ts'

const E8 = 10n ** 8n
const MINUTE = 60_000
const TENTH = 10n ** 17n

/** 0.1 ether buys 3 coins of 100 dollars each while the ether price is 3,000. */
describe('an order between two coins whose prices move', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Pays 20 minutes after the deposit; `dollars` is the ether price by minutes from it. */
  async function pay(
    coins: bigint,
    createdMinutes: number,
    dollars: (minutes: number) => number,
    { proven = true, from = -30 } = {},
  ) {
    // Each test has its own market.
    await store.makerPrices.purge(new Date(Date.now() + 60 * MINUTE))
    const [fromChain, toChain, deposited] = [freshChain(), freshChain(), Date.now()]
    const createdAt = new Date(deposited + createdMinutes * MINUTE)
    const { order, deposit, payout } = await reservedOrder(
      store,
      agreedOrder({ fromChain, toChain, sendAmount: TENTH, receiveAmount: (coins * 10n ** 18n) / 100n, createdAt }),
    )
    let minutes = from
    const price = (usdE8: bigint): Price => ({ usdE8, source: 'a', asOf: null, stale: false })
    const settlement = settlementOf()
    const catalogue = {
      assets: [assetOf(fromChain), assetOf(toChain, { symbol: 'SOL', priceKey: 'SOL' })],
      chains: [fromChain, toChain].map((id) => chainOf(id, { settlement })),
      routes: [routeOf(fromChain, toChain, { max: 10n ** 30n, feeRatio: 0n })],
      channels: [],
      prices: { get: (key: string) => price(key === 'SOL' ? 100n * E8 : BigInt(dollars(minutes)) * E8) },
    } as unknown as Catalogue
    const planned: PayoutAction[] = []
    const payer: Partial<Payer> = {
      address: MAKER,
      chainSlot: async () => 0n,
      plan: async (action) => {
        planned.push(action)
        throw new AppError('rpc_unreachable', '', { retriable: true })
      },
    }
    const time = Math.floor(deposited / 1000)
    const source = { ...sourceOf(order, deposit), ...(proven ? { timeAt: async () => time } : {}) }
    const ctx = await unitContext({
      store,
      chain: toChain,
      node: {},
      payer,
      deps: {
        catalogue,
        chains: new Map([[fromChain, source]]) as never,
        clock: { now: () => new Date(deposited + minutes * MINUTE) },
      },
    })
    for (; minutes < 20; minutes += 0.5) await ctx.prices.sample()
    await signAndBroadcast(ctx, [{ row: payout, order: (await store.orders.get(order.id)) ?? order, deposit }])
    return planned.length > 0 ? 'paid' : ((await store.orders.get(order.id))?.heldReason ?? 'waits')
  }
  const falls = (minutes: number): number => (minutes <= 1 ? 3_000 : 2_700)
  const fellLongAgo = (minutes: number): number => (minutes < -10 ? 3_300 : 3_000)

  it('is paid as quoted, though the market has fallen by a tenth since', async () =>
    expect(await pay(297n, -1, falls)).toBe('paid'))

  it('is not paid at an earlier, better price to which the API has backdated it', async () => {
    expect(await pay(325n, -20, fellLongAgo)).toBe('price_mismatch')
    expect(await pay(297n, -20, fellLongAgo)).toBe('paid')
  })

  it('is not paid at a later, better price to which the API has dated it', async () => {
    expect(await pay(325n, 10, (minutes) => (minutes < 5 ? 3_000 : 3_300))).toBe('price_mismatch')
  })

  it('is paid at most at the lowest known price if no block proves its time or the maker was down', async () => {
    expect(await pay(297n, -1, falls, { proven: false })).toBe('price_mismatch')
    expect(await pay(269n, -1, falls, { proven: false })).toBe('paid')
    expect(await pay(297n, -1, falls, { from: 10 })).toBe('price_mismatch')
    expect(await pay(269n, -1, falls, { from: 10 })).toBe('paid')
  })
})
