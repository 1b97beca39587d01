import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { Price } from '#core/money/price.ts'
import type { OrderId } from '#core/order/id.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import type { TokensData } from '#core/wire/catalogue.ts'
import { askQuotes, bestQuote, ethRoute, fromSol, placeOrder, postOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, svmUser, type TestApp, user } from '../testing/testApp.ts'

const table = loadCatalogue({ profile: 'local' }).prices
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 60_000)
beforeEach(async () => {
  setPrices((price) => price)
  await t.reset()
})
afterAll(() => t.close())

/** Replaces the operator's prices with a vendor's, with stale ones, or with none. */
function setPrices(change: (price: Price, key: string) => Price | undefined): void {
  const prices = new Map(
    ['ETH', 'USDC', 'SOL'].flatMap((key): [string, Price][] => {
      const price = table.get(key)
      const changed = price && change(price, key)
      return changed ? [[key, changed]] : []
    }),
  )
  Object.assign(t.catalogue, { prices })
}
const seenAt = new Date('2026-03-01T11:00:00Z')
const stale = (price: Price): Price => ({ ...price, source: 'defillama', asOf: seenAt, stale: true })

const refusal = async (request: QuoteRequest) => {
  const { quotes, reasons } = await askQuotes(t, request)
  expect(quotes).toEqual([])
  return reasons[0]
}

describe('with stale prices', () => {
  it('gas in the sent coin needs no price: there is a quote with its dollars marked', async () => {
    setPrices(stale)
    const quote = await bestQuote(t, ethRoute)
    expect(quote).toMatchObject({ send_usd_stale: true, receive_usd_stale: true })
    expect(quote.fees.every((fee) => fee.usd_stale && fee.usd !== null)).toBe(true)
  })

  it('the order waits for finality, whatever its apparent value', async () => {
    setPrices(stale)
    const { order } = await placeOrder(t, ethRoute)
    expect((await t.store.orders.get(order.id as OrderId))?.sendUsdE8).toBeNull()
    expect(order.fees.every((fee) => fee.usd_stale)).toBe(true)
  })

  it.each<[string, QuoteRequest]>([
    ['gas in another coin than the one sent', usdcRoute],
    ['coins handed on, which have a cap in dollars', { ...ethRoute, destination_gas: '1000' }],
    ['a deposit in the maker’s own custody, which has one too', fromSol],
  ])('no offer: %s', async (_, request) => {
    setPrices(stale)
    expect(await refusal(request)).toMatchObject({ reason: 'price_stale', fix: { kind: 'retry_after' } })
  })

  it('one stale price of two causes a refusal', async () => {
    setPrices((price, key) => (key === 'ETH' ? stale(price) : price))
    expect(await refusal(usdcRoute)).toMatchObject({ reason: 'price_stale' })
  })

  it('an earlier quote is no longer accepted', async () => {
    const quote = await bestQuote(t, usdcRoute)
    setPrices(stale)
    expect(
      (await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })).error.data.reason,
    ).toBe('price_stale')
    const held = await bestQuoteFresh(fromSol)
    setPrices(stale)
    expect(
      (await postOrder(t, { quote_id: held.quote_id, from_address: svmUser, recipient: user, refund_address: svmUser }))
        .error.data.reason,
    ).toBe('price_stale')
  })
})

const bestQuoteFresh = (request: QuoteRequest) => {
  setPrices((price) => price)
  return bestQuote(t, request)
}

it('with unknown prices there is no quote, and an order shows no dollars', async () => {
  const { order, token } = await placeOrder(t, ethRoute)
  setPrices(() => undefined)
  expect(await refusal(ethRoute)).toMatchObject({ reason: 'price_unknown' })
  const { status, body } = await t.call('GET', `/api/bridge_api/v1/orders/${order.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('"usd":null,"usd_stale":false')
  expect(JSON.stringify(body)).not.toContain('"usd":"')
})

it('tokens include the source, the time and the staleness of their price', async () => {
  setPrices((price, key) => (key === 'ETH' ? stale(price) : key === 'USDC' ? price : undefined))
  const { body } = await t.call('GET', '/api/bridge_api/v1/all-tokens')
  const { list } = (body as { data: TokensData }).data
  const of = (symbol: string) => list.find((row) => row.symbol === symbol)
  expect(of('ETH')).toMatchObject({
    usd_price: '3000',
    usd_price_stale: true,
    usd_price_source: 'defillama',
    usd_price_at: seenAt.toISOString(),
  })
  expect(of('USDC')).toMatchObject({
    usd_price: '1',
    usd_price_stale: false,
    usd_price_source: 'table',
    usd_price_at: null,
  })
  expect(of('SOL')).toMatchObject({
    usd_price: null,
    usd_price_stale: false,
    usd_price_source: null,
    usd_price_at: null,
  })
})
