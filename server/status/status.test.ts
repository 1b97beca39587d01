import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statusData, type StatusData } from '#core/wire/status.ts'
import type { OrderEventType } from '#core/order/state.ts'
import type { ExternalProgress } from '#store/orders/external.ts'
import { externalOrder, noProgress } from '#store/orders/suite/external.ts'
import { finalOrder } from '#store/testing/fixtures.ts'
import type { ProviderQuote, RouteProvider } from '../providers/provider.ts'
import { askQuotes, bestQuote, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'

const path = '/api/bridge_api/v1/status'
let offered: ProviderQuote | null = null
const toy: RouteProvider = {
  name: 'toy',
  title: 'Toy',
  routes: () => [],
  quote: () =>
    Promise.resolve(offered ? { quote: offered } : { refusal: { reason: 'no_route', message: 'There’s no route.' } }),
  prepare: () => Promise.reject(new Error('places no order')),
  policy: {},
  poll: () => Promise.reject(new Error('is not polled')),
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { providers: [toy] } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  // Transfers of the test before are out of both windows.
  t.clock.advance(40 * 86_400)
  offered = null
})

const status = async (): Promise<StatusData> => {
  const { status: code, body } = await t.call('GET', path)
  expect(code).toBe(200)
  return statusData.parse((body as { data: unknown }).data)
}
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await work()
}
const on = { provider: 'toy', fromChain: north, toChain: south, etaSeconds: 60 }

async function transfer(events: readonly OrderEventType[], progress: Partial<ExternalProgress> = {}) {
  const order = externalOrder(on)
  await t.store.transaction(async (tx) => {
    await tx.orders.create(order)
    await tx.externalOrders.track(order.id, { pollAt: new Date(0), nativeFee: 0n, minReceive: 0n })
  })
  await t.store.orders.setDepositHint(order.id, '0x1')
  await t.store.externalOrders.record(order.id, { progress: { ...noProgress, ...progress }, events, pollAt: null })
}
const paid = (isReceivedVerified: boolean) => {
  const { toAsset: receivedAsset, receiveAmount: receivedAmount } = externalOrder(on)
  return transfer(['deposit_seen', 'payout_final'], {
    payoutTx: '0x2',
    receivedAsset,
    receivedAmount,
    isReceivedVerified,
  })
}

it('a new installation has networks and no figures', async () => {
  const { networks, delayed, windows, as_of } = await status()
  expect(networks).toContainEqual({ chain_id: north, state: 'ok' })
  expect(delayed).toEqual([])
  expect(windows).toEqual([
    { days: 7, providers: [] },
    { days: 30, providers: [] },
  ])
  expect(as_of).toBe(t.clock.now().toISOString())
})

it('publishes figures by provider and route, of the maker too, and what was paid as reported apart', async () => {
  await times(9, () => paid(true))
  await transfer(['deposit_seen', 'refunded'])
  await times(20, () => paid(false))
  await finalOrder(t.store, { fromChain: north, toChain: south })
  const [week, month] = (await status()).windows
  expect(week?.providers).toMatchObject([
    { provider: 'maker', provider_name: '', routes: [{ sample: 'under_5', transfers: null, arrived_percent: null }] },
    {
      provider: 'toy',
      provider_name: 'Toy',
      routes: [
        {
          from_chain_id: north,
          to_chain_id: south,
          sample: 'enough',
          transfers: 10,
          arrived_percent: 90,
          refunded_percent: 10,
          median_seconds: null,
          reported: 20,
        },
      ],
    },
  ])
  expect(month?.providers).toEqual(week?.providers)
  t.clock.advance(8 * 86_400)
  const later = await status()
  expect(later.windows.map(({ providers }) => providers.length)).toEqual([0, 2])
})

it('names a paused network, one whose endpoints fail, and a provider with many overdue transfers', async () => {
  await t.store.chainState.pause(south, 'test')
  t.chain(north).setDown(true)
  await times(2, () => transfer(['deposit_seen']))
  t.clock.advance(3600)
  expect(await status()).toMatchObject({ delayed: [] })
  await transfer(['deposit_seen'])
  t.clock.advance(3600)
  const { networks, delayed, windows } = await status()
  expect(delayed).toEqual([{ provider: 'toy', provider_name: 'Toy' }])
  expect(networks).toContainEqual({ chain_id: south, state: 'paused' })
  expect(networks).toContainEqual({ chain_id: north, state: 'unreachable' })
  expect(windows[0]?.providers).toMatchObject([{ provider: 'toy', routes: [{ sample: 'under_5' }] }])
})

it('publishes the operator’s own checks of a route apart, and in no visitor’s figure', async () => {
  const check = async (events: readonly OrderEventType[]) => {
    const order = externalOrder(on)
    await t.store.transaction(async (tx) => {
      await tx.orders.create(order)
      await tx.externalOrders.track(order.id, { pollAt: new Date(0), nativeFee: 0n, minReceive: 0n })
    })
    await t.store.externalOrders.record(order.id, { progress: noProgress, events, pollAt: null })
    const { id } = await t.store.transfers.request({
      orderId: order.id,
      chainId: north,
      asset: order.fromAsset,
      amount: 1n,
      nativeFee: 0n,
      toAsset: order.toAsset,
      minReceive: 1n,
      provider: 'toy',
      steps: '[]',
      openBy: t.clock.now(),
      origin: 'automatic',
      canaryRoute: 'route',
      canaryHour: t.clock.now().toISOString().slice(0, 13),
      seal: '',
    })
    return id
  }
  const first = await check(['deposit_seen'])
  await t.store.transfers.setState(first, 'arrived')
  const route = { provider: 'toy', provider_name: 'Toy', from_chain_id: north, to_chain_id: south }
  expect((await status()).canaries).toMatchObject([{ ...route, state: 'ok', checks: 1, arrived: 1 }])
  t.clock.advance(3600)
  const sentAt = t.clock.now().toISOString()
  await t.store.transfers.setState(await check(['deposit_seen', 'refunded']), 'final')
  const { canaries, windows } = await status()
  expect(canaries).toMatchObject([{ ...route, state: 'failed', checked_at: sentAt, checks: 2, arrived: 1 }])
  expect(windows.flatMap(({ providers }) => providers)).toEqual([])
  const [open] = await t.store.transfers.inStates(['final'], 1)
  await t.store.transfers.setState(open?.id ?? 0n, 'returned')
  t.clock.advance(26 * 3600)
  expect((await status()).canaries).toEqual([])
})

it('is read from the database once a minute, and is the same answer until then', async () => {
  const first = await t.call('GET', path)
  expect(first.headers.get('cache-control')).toBe('public, max-age=30')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  await paid(true)
  t.clock.advance(50)
  expect((await t.call('GET', path, { headers })).status).toBe(304)
  t.clock.advance(11)
  const second = await t.call('GET', path, { headers })
  expect(second.status).toBe(200)
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

it('quotes of a provider that misses them are below lower ones, with the reason and unchanged amounts', async () => {
  const own = await bestQuote(t, usdcRoute)
  const { quote_id: _q, provider: _p, provider_name: _n, expires_at: _e, ...terms } = own
  const more = String((BigInt(own.receive_amount) * 1005n) / 1000n)
  offered = { ...terms, custody: 'provider', fill_mode: 'transfer', receive_amount: more }
  const listed = async () =>
    (await askQuotes(t, usdcRoute)).quotes.map((q) => [q.provider, q.receive_amount, ...(q.history ?? [])])
  expect(await listed()).toEqual([
    ['toy', more],
    ['maker', own.receive_amount],
  ])
  await times(20, () => transfer(['deposit_seen', 'refunded']))
  // Reports of payouts that we didn't see change nothing.
  await times(60, () => paid(false))
  t.clock.advance(61)
  await status()
  expect(await listed()).toEqual([
    ['maker', own.receive_amount],
    ['toy', more, 'missed'],
  ])
})

it('an unreadable history costs the page, and no quote', async () => {
  const { byRoute } = t.store.outcomes
  t.clock.advance(61)
  Object.assign(t.store.outcomes, { byRoute: () => Promise.reject(new Error('no database')) })
  expect((await t.call('GET', path)).status).toBe(500)
  expect((await askQuotes(t, usdcRoute)).quotes.map(({ provider }) => provider)).toEqual(['maker'])
  Object.assign(t.store.outcomes, { byRoute })
})
