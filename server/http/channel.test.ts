import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appConfigData } from '#core/wire/config.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import {
  bestQuote,
  ethRoute,
  fromSol,
  observeDeposit,
  oneTenth,
  placeOrder,
  postOrder,
  usdcRoute,
} from '../testing/orderFlow.ts'
import { createTestApp, north, proxy, stranger, type TestApp, user } from '../testing/testApp.ts'

const OVER = 827
const U2U = 531
const MAIN = 98675412
type Headers = Record<string, string>
const over: Headers = { host: 'over.localhost:3000' }

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const get = async <T>(path: string, headers: Headers = {}, from?: string) => {
  const { status, body } = await t.call('GET', path, { headers, ...(from ? { from } : {}) })
  const { data } = body as { data: T & { reason?: string } }
  return { status, data }
}
const channelFor = async (headers: Headers, from?: string) => {
  const { status, data } = await get<{ channel?: { id: number } }>('/api/config/app', headers, from)
  return data.channel?.id ?? `${status} ${data.reason}`
}
const post = async (path: string, body: unknown, headers: Headers) => {
  const answer = await t.call('POST', path, { body, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } })
  return answer as { status: number; body: { data: { reason: string } } }
}

describe('the channel of a request', () => {
  it.each<[string, Headers, number | string]>([
    ['a partner’s host', over, OVER],
    ['a partner’s host in capitals', { host: 'OVER.localhost' }, OVER],
    ['any other host', { host: 'bridge.example' }, MAIN],
    ['a host below a partner’s', { host: 'x.over.localhost' }, MAIN],
    ['a name on the main host', { 'x-channel': 'over' }, OVER],
    ['a number on the main host', { 'x-channel': '531' }, U2U],
    ['a name that nobody has', { 'x-channel': 'nobody' }, '404 channel_unknown'],
    ['its own name on a partner’s host', { ...over, 'x-channel': 'Over' }, OVER],
    ['another name on a partner’s host', { ...over, 'x-channel': 'u2u' }, '403 channel_mismatch'],
    ['the main channel’s name on a partner’s host', { ...over, 'x-channel': 'causeway' }, '403 channel_mismatch'],
  ])('%s', async (_, headers, expected) => expect(await channelFor(headers)).toBe(expected))

  it('a forwarded host counts from a trusted proxy only', async () => {
    const headers = { host: 'inside', 'x-forwarded-host': 'u2u.localhost' }
    expect(await channelFor(headers, proxy)).toBe(U2U)
    expect(await channelFor(headers)).toBe(MAIN)
  })

  it('getChannelIDByDomainName returns the same', async () => {
    const ask = async (host: string) =>
      (await get<{ channel_id: number }>(`/api/bridge_api/v1/getChannelIDByDomainName?domain_name=${host}`)).data
        .channel_id
    expect([await ask('over.localhost'), await ask('u2u.localhost'), await ask('127.0.0.1')]).toEqual([OVER, U2U, MAIN])
  })
})

describe('the configuration of a channel’s pages', () => {
  it('includes logo, forced theme, colours, links, wallets, fee and form presets', async () => {
    const { channel, defaults } = appConfigData.parse((await get('/api/config/app', over)).data)
    expect(channel).toMatchObject({
      slug: 'over',
      name: 'Over',
      main: false,
      forced_theme: 'dark',
      wallets: ['WalletConnect', 'Local test wallet'],
      fee_bps: 25,
    })
    expect(channel.logo?.dark).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(channel.css).toContain('--tide:#ffc857')
    expect(channel.links.support).toBe('/query')
    expect(defaults).toMatchObject({ from_chain_id: 31338, to_chain_id: 31337, token: 'ETH' })
  })

  it('is plain for the main channel', async () => {
    const { channel, defaults } = appConfigData.parse((await get('/api/config/app')).data)
    expect(channel).toMatchObject({ id: MAIN, main: true, forced_theme: null, css: '', presets: null, fee_bps: 0 })
    expect(defaults).toMatchObject({ from_chain_id: 31337, to_chain_id: 31338 })
  })

  it('has its own networks, tokens, routes and exchanges, and no others', async () => {
    const chains = (
      await get<{ list: { chain_id: number }[]; routes: { toChainId: number }[] }>(
        '/api/bridge_api/v1/get-all-chains',
        over,
      )
    ).data
    expect(chains.list.map((c) => c.chain_id)).toEqual([31337, 31338])
    expect(new Set(chains.routes.map((r) => r.toChainId))).toEqual(new Set([31337, 31338]))
    const named = (
      await get<{ list: { symbol: string }[] }>('/api/bridge_api/v1/all-tokens', { 'x-channel': 'u2u' })
    ).data.list.map((a) => a.symbol)
    expect(new Set(named)).toEqual(new Set(['USDC']))
    const exchanges = (
      await get<{ list: { tokens: string[] }[] }>('/api/bridge_api/v1/get_all_exchange_infos', { 'x-channel': 'u2u' })
    ).data.list
    expect(new Set(exchanges.flatMap((e) => e.tokens))).toEqual(new Set(['USDC']))
    expect((await get<{ list: unknown[] }>('/api/bridge_api/v1/all-tokens')).data.list.length).toBeGreaterThan(
      named.length,
    )
  })
})

describe('quotes and orders of a channel', () => {
  const ask = async (request: QuoteRequest, headers: Headers) => {
    const { body } = await t.call('POST', '/api/bridge_api/v1/quotes', { body: request, headers })
    return (
      body as {
        data: {
          quotes: { quote_id: string; fees: { kind: string; amount: string; payee?: string }[] }[]
          reasons: { reason: string; message: string }[]
        }
      }
    ).data
  }
  const quoteAt = async (request: QuoteRequest, headers: Headers) => {
    const { quotes, reasons } = await ask(request, headers)
    if (!quotes[0]) throw new Error(JSON.stringify(reasons))
    return quotes[0]
  }
  const orderOf = (quote_id: string) => ({ quote_id, from_address: user, recipient: user })

  it('the fee is a separate line, a ratio of the amount after gas', async () => {
    const { fees } = await quoteAt(ethRoute, over)
    expect(fees.find((f) => f.kind === 'channel_fee')?.payee).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    const amount = (kind: string) => BigInt(fees.find((f) => f.kind === kind)?.amount ?? '0')
    const rest = BigInt(oneTenth) - amount('gas_compensation')
    expect(amount('channel_fee')).toBe((rest * 25n + 9999n) / 10_000n)
    expect((await bestQuote(t, ethRoute)).fees.some((f) => f.kind === 'channel_fee')).toBe(false)
  })

  it('no quote is given if the escrow would pay the channel’s fee to another account', async () => {
    for (const payee of [null, user]) {
      t.chain(north).setChannelPayee(OVER, payee)
      t.clock.advance(61)
      expect(await ask(ethRoute, over)).toMatchObject({ quotes: [], reasons: [{ reason: 'channel_payee_mismatch' }] })
      expect((await ask(ethRoute, {})).quotes).toHaveLength(1)
    }
    t.chain(north).setChannelPayee(OVER, stranger)
    t.clock.advance(61)
    expect((await ask(ethRoute, over)).quotes).toHaveLength(1)
    t.clock.advance(40)
    const { quote_id } = await quoteAt(ethRoute, over)
    t.chain(north).setChannelPayee(OVER, user)
    t.clock.advance(25)
    expect((await post('/api/bridge_api/v1/orders', orderOf(quote_id), over)).body.data.reason).toBe(
      'channel_payee_mismatch',
    )
    t.chain(north).setChannelPayee(OVER, stranger)
    t.clock.advance(61)
  })

  it('what the channel does not offer is refused with its name', async () => {
    expect(await ask(fromSol, over)).toMatchObject({
      quotes: [],
      reasons: [{ reason: 'no_route', message: 'Over doesn’t support this route.' }],
    })
    expect(await ask(ethRoute, { 'x-channel': 'u2u' })).toMatchObject({ quotes: [], reasons: [{ reason: 'no_route' }] })
    expect((await ask(usdcRoute, { 'x-channel': 'u2u' })).quotes).toHaveLength(1)
  })

  it('a quote of one channel cannot be ordered on another channel', async () => {
    const atOver = await quoteAt(ethRoute, over)
    const onMain = await bestQuote(t, ethRoute)
    expect((await post('/api/bridge_api/v1/orders', orderOf(atOver.quote_id), {})).body.data.reason).toBe(
      'channel_mismatch',
    )
    expect((await post('/api/bridge_api/v1/orders', orderOf(onMain.quote_id), over)).body.data.reason).toBe(
      'channel_mismatch',
    )
  })

  it('a body with another channel is refused; one with the same channel is not', async () => {
    expect(await post('/api/bridge_api/v1/quotes', { ...ethRoute, channel_id: OVER }, {})).toMatchObject({
      status: 403,
      body: { data: { reason: 'channel_mismatch' } },
    })
    expect((await post('/api/bridge_api/v1/quotes', { ...ethRoute, channel_id: OVER }, over)).status).toBe(200)
    const { quote_id } = await quoteAt(ethRoute, over)
    expect(
      (await post('/api/bridge_api/v1/orders', { ...orderOf(quote_id), channel_id: MAIN }, over)).body.data.reason,
    ).toBe('channel_mismatch')
    expect((await post('/api/bridge_api/v1/orders', { ...orderOf(quote_id), channel_id: OVER }, over)).status).toBe(200)
  })

  it('the order, its signed struct and its history include the channel', async () => {
    const { quote_id } = await quoteAt(ethRoute, over)
    const { body } = await post('/api/bridge_api/v1/orders', orderOf(quote_id), over)
    const { order, steps } = (
      body as unknown as {
        data: {
          order: { id: string; channel_id: number; fees: { kind: string; payee?: string }[] }
          steps: { offer: { order: { channel: string; channelFee: string } } }[]
        }
      }
    ).data
    expect(order.channel_id).toBe(OVER)
    expect(order.fees.find((f) => f.kind === 'channel_fee')?.payee).toMatch(/^0x7099/)
    expect(steps[0]?.offer.order.channel).toBe(String(OVER))
    expect(BigInt(steps[0]?.offer.order.channelFee ?? '0')).toBeGreaterThan(0n)
    const other = await placeOrder(t, ethRoute)
    for (const { id } of [order, other.order]) await observeDeposit(t, id)
    const history = async (headers: Headers) =>
      (await get<{ list: { id: string }[] }>(`/api/bridge_api/v1/${user}/orders`, headers)).data.list.map((o) => o.id)
    expect(await history(over)).toEqual([order.id])
    expect(await history({ 'x-channel': 'u2u' })).toEqual([])
    expect(await history({})).toEqual(expect.arrayContaining([order.id, other.order.id]))
  })

  it('a refusal does not use up an order’s idempotency key', async () => {
    const { quote_id } = await quoteAt(ethRoute, over)
    expect((await postOrder(t, orderOf(quote_id), 'asked-elsewhere-first')).error.data.reason).toBe('channel_mismatch')
    expect(
      (
        await post('/api/bridge_api/v1/orders', orderOf(quote_id), {
          ...over,
          'idempotency-key': 'asked-elsewhere-first',
        })
      ).status,
    ).toBe(200)
  })
})
