import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import { recordedUsdE8 } from '#core/order/orderRecord.ts'
import type { Price } from '#core/money/price.ts'
import { usdValue } from '#core/money/usd.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { orderCommands } from '../admin/orders.ts'
import { dropExpired } from '../retention.ts'
import type { ProviderAnswer, RouteProvider } from '../providers/provider.ts'
import { askQuotes, bestQuote, ethRoute, placeOrder, postOrder } from '../testing/orderFlow.ts'
import { createTestApp, north, south, type TestApp, user } from '../testing/testApp.ts'

const E8 = 10n ** 8n
const eth = assetId(north, 'native')
const asOf = new Date('2026-03-01T11:59:00Z')
const start: Price = { usdE8: 3000n * E8, source: 'defillama', asOf, stale: false, confirmedBy: ['coingecko'] }
const prices = new Map<string, Price>()
/** Answers of two external providers: one is worse than the maker, one refuses with a text of any length. */
let outside: Record<'slow' | 'away', ProviderAnswer | null> = { slow: null, away: null }

const provider = (name: 'slow' | 'away'): RouteProvider => ({
  name,
  title: name,
  routes: () => [],
  policy: {},
  quote: () => {
    const answer = outside[name]
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer'))
  },
  prepare: () => Promise.reject(new Error('never chosen')),
})

let t: TestApp
beforeAll(async () => {
  const catalogue = { ...loadCatalogue({ profile: 'local' }), prices: { get: (key: string) => prices.get(key) } }
  t = await createTestApp({ deps: { catalogue, providers: [provider('slow'), provider('away')] } })
}, 60_000)
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  prices.set('ETH', start)
  const { quote_id: _q, provider: _p, expires_at: _e, ...own } = await bestQuote(t, ethRoute)
  outside = {
    slow: { quote: { ...own, receive_amount: '90000000000000000', eta_seconds: 900, custody: 'maker' } },
    away: { refusal: { reason: 'no_route', message: 'x'.repeat(5000) } },
  }
})

const recordOf = async (id: string) => {
  const record = await t.store.orderRecords.get(id as OrderId)
  if (!record) throw new Error('no record')
  return record
}
const tables = ['order_records', 'order_prices', 'order_fees', 'order_offers']
const recordRows = async () => {
  const contents = await t.contents()
  return tables.map((table) => contents[table])
}

describe('the record of an order', () => {
  it('has its value in dollars after prices have changed', async () => {
    const { order } = await placeOrder(t, ethRoute)
    prices.set('ETH', { ...start, usdE8: 1000n * E8 })
    const record = await recordOf(order.id)
    expect(recordedUsdE8(record, eth, BigInt(order.send_amount))).toBe(
      usdValue(BigInt(order.send_amount), 18, start.usdE8),
    )
    expect(record.prices.map(({ role, asset }) => [role, asset])).toEqual([
      ['from', eth],
      ['to', assetId(south, 'native')],
      ['from_native', eth],
      ['to_native', assetId(south, 'native')],
    ])
    expect(record.prices[0]).toEqual({
      role: 'from',
      asset: eth,
      decimals: 18,
      usdE8: start.usdE8,
      source: 'defillama',
      confirmedBy: ['coingecko'],
      asOf,
      stale: false,
    })
    const stored = await t.store.orders.get(order.id as OrderId)
    expect(record.fees).toEqual([
      {
        kind: 'bridge_fee',
        asset: eth,
        amount: stored?.bridgeFee,
        usdE8: usdValue(stored?.bridgeFee ?? 0n, 18, start.usdE8),
      },
      {
        kind: 'gas_compensation',
        asset: eth,
        amount: stored?.gasCompensation,
        usdE8: usdValue(stored?.gasCompensation ?? 0n, 18, start.usdE8),
      },
    ])
  })

  it('has every quote of the request: the selected one, the others, and refusals with their reasons', async () => {
    const { quotes } = await askQuotes(t, ethRoute)
    const lost = quotes.find((q) => q.provider === 'slow')
    const chosen = quotes.find((q) => q.provider === 'maker')
    const { data } = await postOrder(t, { quote_id: chosen?.quote_id, from_address: user, recipient: user })
    const record = await recordOf(data.order.id)
    expect(record.chosenQuoteId).toBe(chosen?.quote_id)
    expect(record.answers).toMatchObject([
      { kind: 'quote', provider: 'maker', quoteId: chosen?.quote_id, receiveAmount: BigInt(data.order.receive_amount) },
      {
        kind: 'quote',
        provider: 'slow',
        quoteId: lost?.quote_id,
        receiveAmount: 9n * 10n ** 16n,
        etaSeconds: 900,
        custody: 'maker',
      },
      { kind: 'refusal', provider: 'away', reason: 'no_route', message: 'x'.repeat(300) },
    ])
    expect(record.answers[0]).toMatchObject({
      fees: chosen?.fees.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) })),
    })
  })

  it('is written once, however often the order is requested', async () => {
    const quote = await bestQuote(t, ethRoute)
    const body = { quote_id: quote.quote_id, from_address: user, recipient: user }
    const first = await postOrder(t, body, 'the-same-key')
    const before = await recordRows()
    prices.set('ETH', { ...start, usdE8: 1n })
    expect((await postOrder(t, body, 'the-same-key')).data).toEqual(first.data)
    expect(await recordRows()).toEqual(before)
  })

  it('is not written without an order; its quotes are removed an hour after they expire', async () => {
    const before = await recordRows()
    outside.slow = { refusal: { reason: 'below_minimum', message: 'm' } }
    const { quotes } = await askQuotes(t, ethRoute)
    const { requestId } = (await t.store.quotes.get(quotes[0]?.quote_id ?? '')) ?? {}
    expect(await t.store.quotes.answers(requestId ?? '')).toMatchObject([
      { kind: 'quote', provider: 'maker' },
      { kind: 'refusal', provider: 'slow', reason: 'below_minimum' },
      { kind: 'refusal', provider: 'away' },
    ])
    t.clock.advance(3700)
    await dropExpired(t.store, t.clock.now())
    expect(await t.store.quotes.answers(requestId ?? '')).toBeNull()
    expect(await recordRows()).toEqual(before)
  })

  it('has a limited size, whatever a provider returns', async () => {
    const { slow } = outside
    if (!slow || !('quote' in slow)) throw new Error('no quote')
    const fee = slow.quote.fees[0]
    if (!fee) throw new Error('no fee')
    outside.slow = { quote: { ...slow.quote, fees: Array.from({ length: 500 }, () => ({ ...fee, usd: 'many' })) } }
    const { order } = await placeOrder(t, ethRoute)
    const offer = (await recordOf(order.id)).answers.find((o) => o.provider === 'slow')
    expect(offer?.kind === 'quote' && offer.fees.map(({ usdE8 }) => usdE8)).toEqual(Array(8).fill(null))
  })

  it('shows an operator the order as agreed', async () => {
    const { order } = await placeOrder(t, ethRoute)
    prices.set('ETH', { ...start, usdE8: 1000n * E8 })
    const show = orderCommands['show']
    const said = (await show?.({ store: t.store }, { order: order.id })) ?? ''
    expect(said).toContain('sends 0.1 of 31337:native  $300\n')
    expect(said).toContain('from  31337:native  $3000  from defillama, coingecko  of 2026-03-01T11:59:00.000Z')
    expect(said).toMatch(/maker {2}.*chosen\n {3}slow {2}0\.09 of 31338:native .*\n {3}away {2}refused: no_route/)
    expect(await show?.({ store: t.store }, { order: order.id, json: true })).not.toContain('creatorTokenHash')
    await expect(show?.({ store: t.store }, { order: 'none' })).rejects.toMatchObject({ reason: 'order_unknown' })
  })
})
