import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestQuote, ethRoute } from '../testing/orderFlow.ts'
import { createTestApp, proxy, type TestApp, user } from '../testing/testApp.ts'
import { countryOf } from './visitor.ts'

describe('the country header', () => {
  it.each([
    ['de', 'DE'],
    [' ir ', 'IR'],
    [undefined, ''],
    ['', ''],
    ['XX', ''],
    ['T1', ''],
    ['Iran', ''],
    // The proxy appends its header to the visitor's instead of replacing it.
    ['DE, IR', 'IR'],
    ['IR, DE', 'IR'],
    ['DE, ', ''],
    [', IR', 'IR'],
    ['DE, FR', ''],
    ['DE, DE', 'DE'],
    ['IR,IR', 'IR'],
  ])('%s is %s', (header, country) => expect(countryOf(header, ['IR', 'KP'])).toBe(country))
})

describe('the country rule', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())
  /** Sends one call through the trusted proxy, with each value of its country header. */
  const from = (country: string | null, method: string, path: string, body?: unknown) =>
    t.call(method, path, {
      ...(body === undefined ? {} : { body }),
      from: proxy,
      headers: { 'idempotency-key': 'country-rule', ...(country === null ? {} : { 'cf-ipcountry': country }) },
    })
  const refused = { status: 403, body: { data: { reason: 'country_restricted' } } }
  const quote = (country: string | null) => from(country, 'POST', '/api/bridge_api/v1/quotes', ethRoute)

  it.each(['IR', 'ir', 'DE, IR', 'IR, DE'])('returns no quotes if the header is %s', async (country) => {
    expect(await quote(country)).toMatchObject(refused)
    const { quote_id } = await bestQuote(t, ethRoute)
    const order = { quote_id, from_address: user, recipient: user }
    expect(await from(country, 'POST', '/api/bridge_api/v1/orders', order)).toMatchObject(refused)
  })

  it.each([null, '', 'XX', 'DE', 'DE, FR'])('lets in where the header says %s', async (country) =>
    expect((await quote(country)).status).toBe(200),
  )

  it('allows existing data: nonces, lists and orders', async () => {
    expect((await from('IR', 'POST', '/api/identity/v1/nonce')).status).toBe(200)
    expect((await from('IR', 'GET', '/api/bridge_api/v1/get-all-chains')).status).toBe(200)
    expect((await from('IR', 'GET', '/api/bridge_api/v1/orders/none')).status).toBe(404)
    expect((await from('IR', 'GET', '/api/nocore_api/v1/ip-info')).body).toMatchObject({ data: { country_code: 'IR' } })
  })
})
