import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetOf, chainOf, routeOf, settlementOf } from '#core/catalogue/fixture.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { OrderId } from '#core/order/id.ts'
import { priceTable } from '#core/money/price.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { depositOf, freshChain } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { agreedOrder, MAKER } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { startPayouts } from './startPayouts.ts'

const E8 = 10n ** 8n
const stillClock = (at = new Date()): Clock => ({ now: () => at })
const rich = { balances: async (_: string, assets: readonly string[]) => new Map(assets.map((a) => [a, 10n ** 40n])) }

describe('deposits in the maker’s own custody', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Confirmed deposits of 0.1 ether at 1,000 dollars, worth 100 each; the API's rows say 0 for each. */
  async function world(count: number, custodyCapUsd: string, priceE8 = 1_000n * E8, maker: string | null = null) {
    const [fromChain, toChain] = [freshChain(), freshChain()]
    const made: { orderId: OrderId; depositId: bigint }[] = []
    for (let i = 0; i < count; i++) {
      const inCustody = { fromChain, toChain, custody: 'maker', refundAddress: 'r', sendUsdE8: 0n } as const
      const order =
        maker === null
          ? agreedOrder(inCustody)
          : agreedOrder({ ...inCustody, fillMode: 'transfer' }, { maker: maker as `0x${string}` })
      const stored = await store.orders.create({ ...order, refundAfter: null })
      const { deposit } = await store.deposits.record(depositOf(stored))
      await store.deposits.confirm(deposit.id)
      made.push({ orderId: stored.id, depositId: deposit.id })
    }
    const catalogue = {
      assets: [assetOf(fromChain), assetOf(toChain)],
      chains: [fromChain, toChain].map((id) => chainOf(id, { settlement: settlementOf({ custodyCapUsd }) })),
      routes: [routeOf(fromChain, toChain, { custody: 'maker', max: 10n ** 30n })],
      channels: [],
      prices: priceTable([['ETH', priceE8]]),
    } as unknown as Catalogue
    const ctx = await unitContext({
      store,
      chain: toChain,
      node: rich as never,
      payer: { address: MAKER },
      // A look for payouts ends after two seconds; here it must see all of them, however slow the machine is.
      deps: { catalogue, chains: new Map([[fromChain, {}]]) as never, clock: stillClock() },
    })
    const outcomes = async () =>
      Promise.all(
        made.map(async ({ orderId, depositId }) => {
          const exception = (await store.deposits.get(depositId))?.exception
          if (exception) return exception
          return (await store.disbursements.forOrder(orderId)).length > 0 ? 'taken' : 'waits'
        }),
      )
    /** Deposit that names its own order, in another token than that order's. */
    const send = async (token: string): Promise<void> => {
      const order = agreedOrder({ fromChain, toChain, custody: 'maker', refundAddress: 'r', sendUsdE8: 0n })
      const stored = await store.orders.create({ ...order, refundAfter: null })
      await store.deposits.record({ ...depositOf(stored), asset: assetId(fromChain, token) })
    }
    return { pay: () => startPayouts(ctx), outcomes, ctx, send }
  }

  it('are capped together: the first ones that fit are paid, all others are refunded', async () => {
    const { pay, outcomes } = await world(25, '300')
    await pay()
    expect(await outcomes()).toEqual([...Array(3).fill('taken'), ...Array(22).fill('custody_cap')])
  })

  // Earlier releases named the destination's maker where no contract takes part.
  it.each([zeroAddress, MAKER])('are paid by transfer under terms that name %s', async (maker) => {
    const { pay, outcomes } = await world(1, '300', 1_000n * E8, maker)
    await pay()
    expect(await outcomes()).toEqual(['taken'])
  })

  it('fill the cap exactly', async () => {
    const { pay, outcomes } = await world(3, '300')
    await pay()
    expect(await outcomes()).toEqual(Array(3).fill('taken'))
  })

  it('wait if the catalogue gives their asset no price key', async () => {
    const { pay, outcomes, ctx } = await world(1, '300')
    Object.assign(ctx.deps.catalogue, {
      assets: ctx.deps.catalogue.assets.map((def) => ({ ...def, priceKey: null })),
    })
    await pay()
    expect(await outcomes()).toEqual(['waits'])
  })

  it('do not wait for an unpriced token that anyone sent in an order’s name', async () => {
    const { pay, outcomes, send } = await world(1, '300')
    await send('0xbad')
    await pay()
    expect(await outcomes()).toEqual(['taken'])
  })

  it('wait while no price gives their value', async () => {
    const { pay, outcomes } = await world(2, '300', 0n)
    await pay()
    expect(await outcomes()).toEqual(['waits', 'waits'])
  })
})
