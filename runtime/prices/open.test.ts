import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '#core/catalogue/fixture.ts'
import { chainId } from '#core/chain/chainId.ts'
import { priceTargets } from '#core/catalogue/priceTarget.ts'
import { priceTable } from '#core/money/price.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { openPrices } from './open.ts'

const open = (
  env: Record<string, string>,
  catalogue = loadCatalogue(loadConfig('server', env).catalogue),
  llama?: string,
) => {
  const metrics = createMetrics()
  return {
    metrics,
    ...openPrices({
      env: loadConfig('server', env),
      catalogue,
      clock: systemClock,
      log: silentLog,
      metrics,
      ...(llama ? { llama } : {}),
    }),
  }
}

describe('the local profile', () => {
  it('keeps the operator’s table and queries no vendor', async () => {
    const { catalogue, parts } = open({ PROFILE: 'local' })
    for (const part of parts) await part.start?.(new AbortController().signal)
    expect(parts).toEqual([])
    expect(catalogue.prices.get('ETH')).toEqual({ usdE8: 300_000_000_000n, source: 'table', asOf: null, stale: false })
    expect(priceTargets(catalogue)).toEqual([])
  })

  it('asks pools only for coins of networks that run, and leaves the rest to the table', () => {
    const local = loadCatalogue({ profile: 'local' })
    const env = { PROFILE: 'local', PRICE_SOURCES: 'pools,table' }
    expect(open(env).parts).toHaveLength(1)
    expect(open(env).catalogue.prices.get('ETH')).toMatchObject({ source: 'table', stale: true })
    expect(open(env).catalogue.prices.get('SOL')).toMatchObject({ source: 'table', stale: false })
    const withoutEvm = { ...local, chains: local.chains.filter(({ family }) => family !== 'evm') }
    const alone = open(env, withoutEvm)
    expect(alone.parts).toEqual([])
    expect(alone.catalogue.prices.get('ETH')).toMatchObject({ source: 'table', stale: false })
  })

  it('alone has pools', () => expect(() => open({ PRICE_SOURCES: 'pools,table' })).toThrow(/"pools" only with/))

  it('refuses vendors', () =>
    expect(() => open({ PROFILE: 'local', PRICE_SOURCES: 'defillama,table' })).toThrow(/PROFILE=local/))
})

describe('the default profile', () => {
  it('queries the keyless vendor, then the table, for coins by id and tokens by contract', async () => {
    const asked: string[] = []
    const vendor = createServer((request, response) => {
      asked.push(request.url ?? '')
      const price = { price: 3000, timestamp: Math.floor(Date.now() / 1000), confidence: 0.99 }
      response.end(JSON.stringify({ coins: { 'coingecko:ethereum': price } }))
    })
    const url = `http://127.0.0.1:${await listenOnLease(vendor)}`
    const { catalogue, parts, metrics } = open({ PRICE_QUORUM: '1' }, undefined, url)
    for (const part of parts) await part.start?.(new AbortController().signal)
    for (const part of parts) await part.stop?.()
    vendor.close()
    expect(asked.every((path) => path.startsWith('/prices/current/'))).toBe(true)
    expect(asked.join()).toContain('coingecko:ethereum,')
    expect(asked.join()).toContain('ethereum:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
    expect(catalogue.prices.get('ETH')).toMatchObject({ source: 'defillama', stale: false })
    expect(catalogue.prices.get('USDC')).toMatchObject({ source: 'table', stale: true })
    const text = await metrics.render()
    expect(text).toMatch(/causeway_price_answers_total\{source="defillama",outcome="ok"\} 1\b/)
    expect(text).toMatch(/causeway_price_age_seconds\{price="ETH",source="defillama"\} \d/)
    expect(text).toMatch(/causeway_prices_stale 2\b/)
  })

  it('a table before the vendor prices its rows as if it were the only source', () => {
    expect(open({ PRICE_SOURCES: 'table,defillama' }).catalogue.prices.get('USDC')).toMatchObject({
      source: 'table',
      stale: false,
    })
  })

  it('a table behind the vendor answers for keys that no vendor supports', () => {
    const { assets } = catalogueOf()
    const catalogue = catalogueOf({
      assets: assets.map((a) => ({ ...a, priceKey: 'OWN' })),
      prices: priceTable([['OWN', 5n]]),
    })
    expect(open({}, catalogue).catalogue.prices.get('OWN')).toMatchObject({ source: 'table', stale: false })
  })

  it('every id in the packaged table is used, and no key covers two coins', () => {
    const keys = priceTargets(loadCatalogue({ profile: 'default' })).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['ETH', 'BNB', 'POL', 'BTC', 'SOL', 'USDC', 'USDT']))
  })
})

describe('refuses a contradictory configuration', () => {
  it.each([
    ['a key that is missing', { PRICE_SOURCES: 'coingecko' }, /COINGECKO_API_KEY/],
    ['a source named twice', { PRICE_SOURCES: 'table,table' }, /twice/],
    ['fewer sources than must agree', { PRICE_SOURCES: 'defillama' }, /PRICE_QUORUM/],
    ['a source that does not exist', { PRICE_SOURCES: 'oracle' }, /table, defillama, coingecko/],
    [
      'stale before the second look',
      { PRICE_STALE_SECONDS: '100', PRICE_REFRESH_SECONDS: '60' },
      /PRICE_STALE_SECONDS/,
    ],
  ])('%s', (_, env, message) => expect(() => open(env)).toThrow(message))

  it('an enabled route with a coin that no source can price', () => {
    const catalogue = catalogueOf({ prices: priceTable([]), priceIds: new Map([[chainId(1), { coin: 'ethereum' }]]) })
    expect(() => open({ PRICE_SOURCES: 'table' }, catalogue)).toThrow(/ETH/)
    expect(open({ PRICE_SOURCES: 'defillama', PRICE_QUORUM: '1' }, catalogue).parts).toHaveLength(1)
  })
})
