import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { AppError } from '#core/errors.ts'
import { coinGecko, plans } from './coinGecko.ts'
import { defiLlama } from './defiLlama.ts'
import { readJson } from '../outbound.ts'
import type { PriceSource } from './source.ts'
import { DEMO_KEY, startVendorServer, type VendorServer } from './testing/vendorServer.ts'

const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const eth: PriceTarget = { key: 'ETH', coin: 'ethereum' }
const usdc: PriceTarget = { key: 'USDC', address: USDC, defillama: 'ethereum', coingecko: 'ethereum' }
const unnamed: PriceTarget = { key: 'XYZ', address: '0x01', defillama: undefined, coingecko: undefined }
const seconds = 1_780_000_000

let vendor: VendorServer
beforeAll(async () => {
  vendor = await startVendorServer()
})
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.fault = null
  vendor.asked.length = 0
  vendor.known.clear()
  vendor.known.set('coingecko:ethereum', { price: 3012.123456789, at: seconds })
  vendor.known.set(`ethereum:${USDC}`, { price: 0.99987, at: seconds - 30 })
})

/** Longer than any pause of a busy test machine. */
const timeoutMs = 20_000
const sources: Record<string, (timeoutMs?: number) => PriceSource> = {
  defillama: (timeoutMs = 20_000) => defiLlama({ base: vendor.url, timeoutMs }),
  coingecko: (timeoutMs = 20_000) =>
    coinGecko({ base: `${vendor.url}/api/v3`, header: plans.demo.header, key: DEMO_KEY, timeoutMs }),
}
const ask = (source: PriceSource, targets: readonly PriceTarget[] = [eth, usdc]) =>
  source.fetch(targets, new AbortController().signal)
const failure = async (source: PriceSource): Promise<AppError> =>
  ask(source).then(
    () => expect.fail('it answered'),
    (error: AppError) => error,
  )

describe.each(Object.keys(sources))('%s', (name) => {
  const source = (timeoutMs?: number) => (sources[name] ?? expect.fail())(timeoutMs)

  it('returns prices and times of coins and tokens, truncated below 1e-8 dollar', async () => {
    expect(Object.fromEntries(await ask(source()))).toEqual({
      ETH: { usdE8: 301_212_345_678n, source: name, asOf: new Date(seconds * 1000) },
      USDC: { usdE8: 99_987_000n, source: name, asOf: new Date((seconds - 30) * 1000) },
    })
  })

  it('requests nothing without a vendor id', async () => {
    expect(source().knows(unnamed)).toBe(false)
    expect([...(await ask(source(), [unnamed]))]).toEqual([])
    expect(vendor.asked).toEqual([])
  })

  it('a coin that the vendor does not know is missing, the others are not', async () => {
    vendor.known.delete('coingecko:ethereum')
    expect([...(await ask(source())).keys()]).toEqual(['USDC'])
  })

  it('rate limit: reports it, with the vendor’s retry time', async () => {
    vendor.fault = (_, r) =>
      void r
        .writeHead(429, { 'retry-after': '73' })
        .end('{"status":{"error_code":429,"error_message":"You\'ve exceeded the Rate Limit."}}')
    expect(await failure(source())).toMatchObject({
      reason: 'vendor_limited',
      fix: { kind: 'retry_after', seconds: 73 },
    })
    vendor.fault = (_, r) => void r.writeHead(429, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }).end()
    expect((await failure(source())).fix).toMatchObject({ kind: 'retry_after' })
    vendor.fault = (_, r) => void r.writeHead(429).end()
    expect((await failure(source())).fix).toBeUndefined()
  })

  it.each([500, 502, 503])('HTTP %i: down', async (status) => {
    vendor.fault = (_, r) => void r.writeHead(status).end('<html>')
    expect((await failure(source())).reason).toBe('vendor_down')
  })

  it('HTTP 403: refused', async () => {
    vendor.fault = (_, r) => void r.writeHead(403).end()
    expect((await failure(source())).reason).toBe('vendor_refused')
  })

  it.each(['<html>maintenance</html>', '{"coins":', '[]', '"soon"', 'null', 'x'.repeat(1_000_001)])(
    'an answer that is no price list: %.20s',
    async (text) => {
      vendor.fault = (_, r) => void r.writeHead(200).end(text)
      expect((await failure(source())).reason).toBe('vendor_malformed')
    },
  )

  it('a response that never ends: down', async () => {
    vendor.fault = (_, r) => void r.writeHead(200).write('{')
    expect((await failure(source(200))).reason).toBe('vendor_down')
  })

  it('a dropped connection: down', async () => {
    vendor.fault = (request) => void request.socket.destroy()
    expect((await failure(source())).reason).toBe('vendor_down')
  })

  it('does not follow a redirection to another host', async () => {
    vendor.fault = (request, r) =>
      void r.writeHead(302, { location: `http://localhost:${request.socket.localPort}/prices/current/x` }).end()
    expect((await failure(source())).reason).toBe('vendor_down')
    expect(vendor.asked).toHaveLength(1)
  })

  it.each([
    ['text for a number', { price: '3000', usd: '3000' }],
    ['null', { price: null, usd: null }],
    ['no time', { timestamp: undefined, last_updated_at: undefined }],
    ['time in text', { timestamp: 'now', last_updated_at: 'now' }],
    ['time zero', { timestamp: 0, last_updated_at: 0 }],
  ])('a malformed row loses only its own price: %s', async (_, change) => {
    vendor.fault = (request, r) => {
      const good = { price: 1, usd: 1, timestamp: seconds, last_updated_at: seconds, confidence: 0.99 }
      const isLlama = request.url?.startsWith('/prices/') ?? false
      const rows = isLlama
        ? { 'coingecko:ethereum': { ...good, ...change }, [`ethereum:${USDC}`]: good }
        : { ethereum: { ...good, ...change }, [USDC]: good }
      r.writeHead(200).end(JSON.stringify(isLlama ? { coins: rows } : rows))
    }
    expect([...(await ask(source())).keys()]).toEqual(['USDC'])
  })
})

it('defillama: a price with low confidence is missing', async () => {
  vendor.known.set('coingecko:ethereum', { price: 3000, at: seconds, confidence: 0.4 })
  expect([...(await ask(defiLlama({ base: vendor.url, timeoutMs }))).keys()]).toEqual(['USDC'])
})

it('defillama: many coins are requested in several calls', async () => {
  const many = Array.from({ length: 41 }, (_, i): PriceTarget => ({ key: `K${i}`, coin: `coin-${i}` }))
  await ask(defiLlama({ base: vendor.url, timeoutMs }), many)
  expect(vendor.asked).toHaveLength(2)
})

it('coingecko: the key is only sent in its header, and a refused one is never repeated', async () => {
  await ask(coinGecko({ base: `${vendor.url}/api/v3`, header: plans.demo.header, key: DEMO_KEY, timeoutMs }))
  expect(vendor.asked.join()).not.toContain(DEMO_KEY)
  const error = await failure(
    coinGecko({ base: `${vendor.url}/api/v3`, header: plans.demo.header, key: 'wrong-key', timeoutMs }),
  )
  expect(error.reason).toBe('vendor_refused')
  expect(`${error.message} ${String(error.cause)}`).not.toContain('wrong-key')
})

it('requests only listed hosts', async () => {
  const reading = readJson(
    new URL(`${vendor.url}/x`),
    {},
    { origins: ['https://coins.llama.fi'], timeoutMs },
    new AbortController().signal,
  )
  await expect(reading).rejects.toMatchObject({ reason: 'vendor_host_refused' })
  expect(vendor.asked).toEqual([])
})
