import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainsData, tokensData } from '#core/wire/catalogue.ts'
import type { Price } from '#core/money/price.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { RouteProvider } from '../../providers/provider.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('the catalogue calls', () => {
  it.each([
    ['get-all-chains', '/api/bridge_api/v1/get-all-chains'],
    ['all-tokens', '/api/bridge_api/v1/all-tokens'],
    ['getChannelIDByDomainName', '/api/bridge_api/v1/getChannelIDByDomainName?domain_name=unknown.example'],
  ])('%s returns the recorded response', async (name, path) => {
    const { status, body } = await t.call('GET', path)
    expect(status).toBe(200)
    expectGolden(import.meta.dirname, name, body)
  })

  it('a missing parameter is refused with a reason', async () => {
    const { status, body } = await t.call('GET', '/api/bridge_api/v1/getChannelIDByDomainName')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 400, data: { reason: 'request_invalid' } })
  })
})

it('token prices are current', async () => {
  const prices = new Map<string, Price>([
    ['ETH', { usdE8: 3000n * 10n ** 8n, source: 'vendor', asOf: new Date(0), stale: false }],
  ])
  const app = await createTestApp({ deps: { catalogue: { ...loadCatalogue({ profile: 'local' }), prices } } })
  const eth = async () =>
    tokensData
      .parse(((await app.call('GET', '/api/bridge_api/v1/all-tokens')).body as { data: unknown }).data)
      .list.find((row) => row.symbol === 'ETH')
  try {
    expect(await eth()).toMatchObject({ usd_price: '3000', usd_price_stale: false })
    prices.set('ETH', { usdE8: 2500n * 10n ** 8n, source: 'vendor', asOf: new Date(0), stale: true })
    expect(await eth()).toMatchObject({ usd_price: '2500', usd_price_stale: true })
  } finally {
    await app.close()
  }
})

it('the default profile returns every network, each with a reason if it has no route', async () => {
  const catalogue = loadCatalogue({ profile: 'default' })
  const app = await createTestApp({ deps: { catalogue } })
  try {
    const chains = await app.call('GET', '/api/bridge_api/v1/get-all-chains')
    const { list } = chainsData.parse((chains.body as { data: unknown }).data)
    expect(list).toHaveLength(catalogue.chains.length)
    expect(list.map((c) => c.chain_id)).not.toEqual(expect.arrayContaining([61022]))
    for (const chain of list)
      expect(chain.route.available || (chain.route.reason ?? '') !== '', chain.chain_name).toBe(true)
    tokensData.parse(((await app.call('GET', '/api/bridge_api/v1/all-tokens')).body as { data: unknown }).data)
  } finally {
    await app.close()
  }
})

it('offers only what the connected providers serve', async () => {
  const catalogue = loadCatalogue({ profile: 'local' })
  const bought = catalogue.routes[0]
  if (!bought) throw new Error('no route')
  const { from, to } = bought
  const outside = { from, to, min: 7n, max: 8n, etaSeconds: 9, custody: 'maker' as const }
  const away = catalogue.chains.filter(({ id }) => ![from, to].some((asset) => asset.startsWith(`${id}:`)))
  const provider = { name: 'outside', routes: () => [outside] } as unknown as RouteProvider
  const app = await createTestApp({ deps: { catalogue, offerSigner: null, providers: [provider] } })
  try {
    const { body } = await app.call('GET', '/api/bridge_api/v1/get-all-chains')
    const { list, routes } = chainsData.parse((body as { data: unknown }).data)
    expect(routes).toMatchObject([{ from_asset: from, to_asset: to, min: '7', max: '8', eta_seconds: 9 }])
    for (const { id } of away)
      expect(list.find(({ chain_id }) => chain_id === id)?.route).toMatchObject({ available: false })
    expect(list.filter(({ route }) => route.available)).toHaveLength(list.length - away.length)
  } finally {
    await app.close()
  }
})
