import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { botPass } from '#runtime/botPass.ts'
import { accessByToken } from '../identity/telegram/access.ts'
import { proxy, createTestApp, type TestApp, user } from '../testing/testApp.ts'
import { additionalMatches } from './additional.ts'
import { limitBuckets, limitKey, rangeKey } from '#runtime/addressBuckets.ts'
import { clientIp, isPublicAddress, trustedList } from './clientIp.ts'
import { silentMetrics } from './metrics.ts'

const BOT = '1:test'
const additional: string[] = []
const routes: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({
    config: { rateLimitScale: 1 },
    deps: {
      telegram: accessByToken(BOT),
      metrics: {
        ...silentMetrics,
        additional: (r) => void additional.push(r),
        request: (l) => void routes.push(l.route),
      },
    },
  })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

describe('rate limits', () => {
  const ask = (from: string, headers: Record<string, string> = {}) =>
    t.call('POST', '/api/identity/v1/nonce', { from, headers })

  it('respond with 429 and the seconds to wait, by address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await ask('198.51.100.1')).status)
    expect(statuses.filter((s) => s === 200)).toHaveLength(30)
    const refused = await ask('198.51.100.1')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, data: { reason: 'too_many_requests', fix: { kind: 'retry_after' } } },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('198.51.100.2')).status).toBe(200)
    t.clock.advance(Number(refused.headers.get('retry-after')))
    expect((await ask('198.51.100.1')).status).toBe(200)
  })

  it('have few reads of tokens that are in no list, since each is simulated', async () => {
    const read = () => t.call('GET', `/api/swap_api/v1/token?chain_id=31337&address=${user}`, { from: '198.51.100.7' })
    const answers: number[] = []
    for (let i = 0; i < 11; i++) answers.push((await read()).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })

  it('have one budget for a /64 of IPv6, and eight for a /48', async () => {
    const answers = await Promise.all(Array.from({ length: 35 }, (_, i) => ask(`2001:db8:7:1::${i + 1}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const network = t.store.limits.hit('identity:ip:2001:db8:7::/48', 30, 60, t.clock.now())
    expect((await network).allowed).toBe(false)
    expect(limitBuckets('2001:db8:7:2::1')).toEqual([
      ['2001:db8:7:2::/64', 1],
      ['2001:db8:7::/48', 8],
    ])
    expect(limitBuckets('203.0.113.5')).toEqual([['203.0.113.5', 1]])
  })

  it('let a mobile operator’s users open the app in Telegram, whose sign-ins are counted separately', async () => {
    const launch = () => t.call('POST', '/api/identity/v1/telegram', { from: '198.51.100.4', body: { init_data: 'x' } })
    const statuses = new Set((await Promise.all(Array.from({ length: 60 }, launch))).map(({ status }) => status))
    expect(statuses).not.toContain(429)
    expect((await ask('198.51.100.4')).status).toBe(200)
  })

  it('count the bot separately, which calls for many users, by its token', async () => {
    const search = async (pass?: string) =>
      (
        await t.call('GET', '/api/bridge_api/v1/search?q=x', {
          from: '198.51.100.5',
          headers: pass === undefined ? {} : { 'x-bot-pass': pass },
        })
      ).status
    const bot = new Set(await Promise.all(Array.from({ length: 130 }, () => search(botPass(BOT)))))
    expect([...bot]).toEqual([200])
    const others = await Promise.all(
      ['', 'x', botPass('1:another')].flatMap((pass) => Array.from({ length: 21 }, () => search(pass))),
    )
    expect(others.filter((status) => status === 200)).toHaveLength(60)
    expect(await search()).toBe(429)
  })

  it('are not bypassed by a forged forwarding header', async () => {
    for (let i = 0; i < 30; i++) await ask('198.51.100.3', { 'x-forwarded-for': `203.0.113.${i}` })
    expect((await ask('198.51.100.3', { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429)
    expect((await ask(proxy, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(200)
  })
})

describe('the visitor behind proxies', () => {
  const trusted = trustedList(['10.0.0.0/8', '::1'])
  it.each([
    ['192.0.2.1', '203.0.113.5', '192.0.2.1'],
    ['10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.5, 10.2.2.2', '203.0.113.5'],
    ['::ffff:10.0.0.1', 'garbage, 203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.5:41234', '203.0.113.5'],
    ['10.0.0.1', '[2001:DB8::1]:443, 10.2.2.2:80', '2001:db8::1'],
    ['10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['10.0.0.1', '[::ffff:203.0.113.5]:9', '203.0.113.5'],
    ['10.0.0.1', '1.1.1.1, unknown, 10.2.2.2', '10.2.2.2'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.5:port', '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1,', '10.0.0.1'],
  ])('peer %s, header %s → %s', (peer, header, ip) => expect(clientIp(peer, header, trusted)).toBe(ip))

  it('refuses a list with any other entry', () => expect(() => trustedList(['example.org'])).toThrow(/example.org/))
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ])('%s shares its budget as %s', (ip, key) => expect(limitKey(ip)).toBe(key))

  it.each([
    ['203.0.113.77', true],
    ['2001:db8::1', true],
    ['::ffff:203.0.113.77', true],
    ['127.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['172.17.0.1', false],
    ['172.32.0.1', true],
    ['fd00::1', false],
    ['', false],
  ])('%s is one household: %s', (ip, known) => expect(isPublicAddress(ip)).toBe(known))

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34::1', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
  ])('%s is in the range %s', (ip, key) => expect(rangeKey(ip)).toBe(key))
})

describe('refusals', () => {
  it('bad JSON', async () => {
    const answer = await t.app.request('/api/bridge_api/v1/quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([answer.status, ((await answer.json()) as { data: unknown }).data]).toEqual([
      400,
      { reason: 'request_invalid' },
    ])
  })
  it('another content type', async () => {
    const answer = await t.app.request('/api/bridge_api/v1/quotes', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    })
    expect([answer.status, ((await answer.json()) as { data: unknown }).data]).toEqual([
      415,
      { reason: 'content_type_unsupported' },
    ])
  })
  it.each<[string, Record<string, string>]>([
    ['that states its length', { 'content-length': '70013' }],
    ['that states none', {}],
    ['in chunks, whatever length it states', { 'content-length': '2', 'transfer-encoding': 'chunked' }],
  ])('a body that is too large, %s', async (_, headers) => {
    const body = { amount: '1'.repeat(70_000) }
    expect(await t.call('POST', '/api/bridge_api/v1/quotes', { body, headers })).toMatchObject({
      status: 413,
      body: { data: { reason: 'body_too_large' } },
    })
  })
  it('a call that does not exist', async () =>
    expect(await t.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { data: { reason: 'not_found' } } }))

  it('an internal error reveals no details', async () => {
    const broken = await createTestApp({
      deps: { screening: { check: () => Promise.reject(new Error('secret host db.internal')) } },
    })
    try {
      const answer = await broken.call('POST', '/api/bridge_api/v1/quotes', {
        body: { from_chain_id: 31337, to_chain_id: 31338, token: 'ETH', amount: '1', recipient: user },
      })
      expect(answer.status).toBe(500)
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|internal\b.*db|stack/)
      expect(answer.body).toMatchObject({ data: { reason: 'internal' } })
    } finally {
      await broken.close()
    }
  })
})

describe('headers', () => {
  it('every response has a request id and cannot be framed, sniffed or cached', async () => {
    const { headers } = await t.call('GET', '/api/config/policy')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-frame-options')).toBeNull()
  })
  const zipped = { 'accept-encoding': 'gzip, deflate, br' }
  it.each(['/api/bridge_api/v1/get-all-chains', '/api/bridge_api/v1/all-tokens', '/api/config/app'])(
    '%s is compressed for clients that accept it',
    async (path) => {
      const { headers } = await t.call('GET', path, { headers: zipped })
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
        'gzip',
        expect.stringMatching(/accept-encoding/i),
      ])
      expect((await t.call('GET', path)).headers.get('content-encoding')).toBeNull()
    },
  )
  it('responses for one user are not compressed', async () => {
    for (const [method, path] of [
      ['POST', '/api/identity/v1/nonce'],
      ['GET', '/api/bridge_api/v1/orders/none'],
    ] as const) {
      expect((await t.call(method, path, { headers: zipped })).headers.get('content-encoding')).toBeNull()
    }
  })
  it('no other origin can read responses', async () => {
    const { headers } = await t.call('GET', '/api/config/policy', { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the additional header', () => {
  const now = Date.parse('2026-03-01T12:30:00Z')
  const at = (address: string, hours: number) =>
    createHash('sha256')
      .update(`${address}${Math.floor(now / 3_600_000) + hours}`)
      .digest('hex')

  it('matches for this hour and its neighbours only', () => {
    expect([-2, -1, 0, 1, 2].map((h) => additionalMatches(at(user, h), ['', user], now))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(additionalMatches(at(user, 0), [''], now)).toBe(false)
  })

  it('is counted and grants nothing', async () => {
    additional.length = 0
    const hour = Math.floor(t.clock.now().getTime() / 3_600_000)
    const right = createHash('sha256').update(String(hour)).digest('hex')
    for (const header of [right, 'wrong'])
      expect((await t.call('GET', '/api/config/policy', { headers: { additional: header } })).status).toBe(200)
    await t.call('GET', '/api/config/policy')
    expect(additional).toEqual(['match', 'mismatch', 'missing'])
  })
})

it('measures each call under its route pattern', async () => {
  routes.length = 0
  await t.call('GET', '/api/bridge_api/v1/orders/abc')
  await t.call('GET', '/api/no-such-call')
  expect(routes).toEqual(['/api/bridge_api/v1/orders/:id', 'other'])
})
