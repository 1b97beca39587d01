import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QuotesPart } from '#core/wire/quote.ts'
import type { ProviderAnswer, ProviderQuote, RouteProvider } from '../providers/provider.ts'
import { bestQuote, ethRoute } from '../testing/orderFlow.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const path = '/api/bridge_api/v1/quotes'
type Answer = (answer: ProviderAnswer) => void
/** Requests to each provider that wait for the test's answer. */
const asked: Record<string, { answer: Answer; signal: AbortSignal }[]> = { quick: [], slow: [] }
const outside = (name: string): RouteProvider => ({
  name,
  title: name,
  routes: () => [],
  policy: {},
  prepare: () => Promise.reject(new Error('not asked for')),
  poll: () => Promise.reject(new Error('not asked for')),
  quote: (_, signal) => new Promise((answer) => asked[name]?.push({ answer, signal })),
})

let t: TestApp
let base: ProviderQuote
let url: string
let server: ReturnType<typeof serve>
beforeAll(async () => {
  const config = { quoteDeadlineMs: 20_000, quotePatienceMs: 20_000 }
  t = await createTestApp({ deps: { providers: [outside('quick'), outside('slow')] }, config })
  server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await t.close()
})
beforeEach(async () => {
  await t.reset()
  for (const name of Object.keys(asked)) asked[name] = []
  const plain = bestQuote(t, ethRoute)
  const none = { refusal: { reason: 'no_route', message: 'None.' } }
  for (const name of ['quick', 'slow']) (await next(name)).answer(none)
  const { quote_id: _q, provider: _p, provider_name: _n, expires_at: _e, ...own } = await plain
  base = { ...own, custody: 'provider', fill_mode: 'transfer' }
})

/** The next request to a provider. */
async function next(name: string) {
  await expect.poll(() => asked[name]?.length).toBeGreaterThan(0)
  const [one] = asked[name]?.splice(0, 1) ?? []
  if (!one) throw new Error(`${name} was not asked`)
  return one
}
const quoting = (more: bigint): ProviderAnswer => ({
  quote: { ...base, receive_amount: String(BigInt(base.receive_amount) + more) },
})

const open = (signal?: AbortSignal) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(ethRoute),
    ...(signal ? { signal } : {}),
  })
async function* partsOf(response: Response): AsyncGenerator<QuotesPart> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    const lines = (text + new TextDecoder().decode(chunk)).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield (JSON.parse(line) as { data: QuotesPart }).data
  }
  expect(text).toBe('')
}
const names = (part: QuotesPart | void) => ({
  quotes: part?.quotes.map(({ provider }) => provider),
  reasons: part?.reasons.map(({ provider }) => provider),
  pending: part?.pending.map(({ provider }) => provider),
  complete: part?.complete,
})

describe('quotes as lines', () => {
  it('arrive one by one, sorted, each stored before it is shown', async () => {
    const response = await open()
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-encoding')).toBeNull()
    const parts = partsOf(response)
    const first = (await parts.next()).value
    expect(names(first)).toEqual({ quotes: ['maker'], reasons: [], pending: ['quick', 'slow'], complete: false })
    ;(await next('quick')).answer(quoting(10n ** 16n))
    const second = (await parts.next()).value
    expect(names(second)).toEqual({ quotes: ['quick', 'maker'], reasons: [], pending: ['slow'], complete: false })
    const [best, ours] = second?.quotes ?? []
    expect(ours).toEqual(first?.quotes[0])
    // Each can be ordered now, and its record would have the answers so far.
    const stored = await t.store.quotes.get(best?.quote_id ?? '')
    expect(stored).toMatchObject({ provider: 'quick', body: { quote_id: best?.quote_id } })
    const answers = async () => (await t.store.quotes.answers(stored?.requestId ?? '')) as { provider: string }[]
    expect((await answers()).map(({ provider }) => provider)).toEqual(['quick', 'maker'])
    ;(await next('slow')).answer({ refusal: { reason: 'no_route', message: 'None.' } })
    const end = (await parts.next()).value
    expect(names(end)).toEqual({ quotes: ['quick', 'maker'], reasons: ['slow'], pending: [], complete: true })
    expect((await parts.next()).done).toBe(true)
    expect((await answers()).map(({ provider }) => provider)).toEqual(['quick', 'maker', 'slow'])
  })

  it('name for each provider that still answers the reason that applies if it never does', async () => {
    const leaving = new AbortController()
    const parts = partsOf(await open(leaving.signal))
    expect((await parts.next()).value?.pending).toContainEqual({
      provider: 'slow',
      provider_name: 'slow',
      reason: 'provider_unavailable',
      message: expect.any(String),
    })
    leaving.abort()
  })

  it('a caller that leaves ends the requests to providers, also before the first line', async () => {
    const leaving = new AbortController()
    const parts = partsOf(await open(leaving.signal))
    await parts.next()
    const waiting = [await next('quick'), await next('slow')]
    leaving.abort()
    await expect.poll(() => waiting.map(({ signal }) => signal.aborted)).toEqual([true, true])

    const body = JSON.stringify(ethRoute)
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const sent = httpRequest(`${url}${path}`, { method: 'POST', headers })
    sent.on('error', () => undefined)
    sent.end(body)
    const [quick, slow] = [await next('quick'), await next('slow')]
    sent.destroy()
    await expect.poll(() => [quick.signal.aborted, slow.signal.aborted]).toEqual([true, true])
  })

  it('count as open for their address until they end', async () => {
    const small = await createTestApp({
      deps: { providers: [outside('slow')] },
      config: { rateLimitScale: 2 / 64, quoteDeadlineMs: 20_000 },
    })
    const ask = () =>
      small.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
        body: JSON.stringify(ethRoute),
      })
    const both = [await ask(), await ask()]
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await ask()).status).toBe(429)
    for (const response of both) await response.body?.cancel()
    await expect.poll(async () => (await ask()).status).toBe(200)
    await small.close()
  })

  it('a failure before the first line is an answer with its status', async () => {
    const save = t.store.quotes.save
    t.store.quotes.save = () => Promise.reject(new Error('the database is away'))
    try {
      expect((await open()).status).toBe(500)
    } finally {
      t.store.quotes.save = save
    }
  })

  it('a failure after it ends the lines without a complete one', async () => {
    const parts = partsOf(await open())
    await parts.next()
    const save = t.store.quotes.save
    t.store.quotes.save = () => Promise.reject(new Error('the database is away'))
    try {
      ;(await next('quick')).answer(quoting(10n ** 16n))
      expect((await parts.next()).done).toBe(true)
    } finally {
      t.store.quotes.save = save
    }
  })
})
