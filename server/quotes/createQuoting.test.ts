import { describe, expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { silentMetrics } from '../http/metrics.ts'
import type { ProviderAnswer, ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'
import { type Asked, askProviders } from './askProviders.ts'
import { exactly, quoteWithGas, sortQuotes } from './createQuoting.ts'
import { shareQuotes } from './shareQuotes.ts'

const quote = (receive_amount: string, eta_seconds: number) =>
  ({ receive_amount, eta_seconds }) as ProviderQuote & { provider: string }
const provider = (name: string, answer: RouteProvider['quote']) => ({ name, quote: answer }) as unknown as RouteProvider
const good = (name = 'good') => provider(name, () => Promise.resolve({ quote: quote('1', 1) }))
const hanging = (name: string, aborted: (signal: AbortSignal) => void = () => {}) =>
  provider(name, (_, signal) => {
    signal.addEventListener('abort', () => aborted(signal))
    return new Promise<never>(() => {})
  })
const ask = (providers: readonly RouteProvider[], patienceMs: number | null, signal = new AbortController().signal) =>
  askProviders(
    { providers, deadlineMs: 50, patienceMs, log: silentLog, metrics: silentMetrics },
    {} as RouteRequest,
    signal,
  )
async function last(parts: AsyncGenerator<Asked>): Promise<Asked | null> {
  let kept: Asked | null = null
  for await (const part of parts) kept = part
  return kept
}

it('sorts by amount received, then by speed', () => {
  const sorted = sortQuotes([quote('9', 1), quote('10', 60), quote('10', 5), quote('100', 900)])
  expect(sorted.map((q) => [q.receive_amount, q.eta_seconds])).toEqual([
    ['100', 900],
    ['10', 5],
    ['10', 60],
    ['9', 1],
  ])
})

it('counts a fee on top of the deposit as less received, by its value', () => {
  const fee = { receive_usd: '100', native_fee_usd: '3' }
  const sorted = sortQuotes([{ ...quote('1000', 1), ...fee }, quote('980', 9), quote('960', 1)])
  expect(sorted.map((q) => q.receive_amount)).toEqual(['980', '1000', '960'])
})

it('puts quotes with gas on arrival first: none has it unless it was asked for', () => {
  const sorted = sortQuotes([quote('100', 1), { ...quote('90', 9), destination_gas: '5' }])
  expect(sorted.map((q) => q.receive_amount)).toEqual(['90', '100'])
})

describe('gas on arrival that a provider can’t add', () => {
  const refusing = (reason: string) => ({
    asked: [] as bigint[],
    quote(r: RouteRequest): Promise<ProviderAnswer> {
      this.asked.push(r.destinationGas)
      return Promise.resolve(r.destinationGas > 0n ? { refusal: { reason, message: '' } } : { quote: quote('1', 1) })
    },
  })
  const signal = new AbortController().signal
  const wanted = { destinationGas: 5n, isGasOptional: true } as RouteRequest

  it.each([
    ['is left out if the request allows that', 'destination_gas_unsupported', wanted, [5n, 0n], true],
    ['is left out if its coins are missing', 'insufficient_liquidity', wanted, [5n, 0n], true],
    [
      'is refused if the request needs it',
      'destination_gas_unsupported',
      { ...wanted, isGasOptional: false },
      [5n],
      false,
    ],
    ['does not repeat a refusal for another reason', 'no_route', wanted, [5n], false],
  ])('%s', async (_, reason, request, asked, quoted) => {
    const one = refusing(reason)
    expect('quote' in (await quoteWithGas(one, request, signal))).toBe(quoted)
    expect(one.asked).toEqual(asked)
  })
})

it('sorts quotes of an exact payout by all that they cost', () => {
  const paying = (send_amount: string, native_fee_usd: string | null) => ({
    ...quote('100', 1),
    send_amount,
    send_usd: send_amount,
    native_fee_usd,
  })
  const sorted = sortQuotes([paying('110', null), paying('102', '9'), paying('105', null)], undefined, 'receive')
  expect(sorted.map((q) => q.send_amount)).toEqual(['105', '110', '102'])
})

it('refuses a quote that could pay out another amount than exactly the one asked for', () => {
  const asked = (least: string, receive: string, exactReceive: bigint | null = 100n) =>
    exactly({ exactReceive } as RouteRequest, { quote: { ...quote(receive, 1), min_receive_amount: least } })
  expect(asked('100', '100')).toHaveProperty('quote')
  expect(asked('99', '100', null)).toHaveProperty('quote')
  for (const [least, receive] of [
    ['99', '100'],
    ['101', '101'],
    ['100', '101'],
  ] as const)
    expect(asked(least, receive)).toMatchObject({ refusal: { reason: 'exact_unsupported' } })
})

describe('a provider that fails', () => {
  it.each([
    ['throws', provider('bad', () => Promise.reject(new Error('no')))],
    ['never answers', hanging('bad')],
  ])('%s: costs its own quote only', async (_, broken) => {
    const parts = ask([good(), broken], null)
    const first = (await parts.next()).value ?? null
    expect(first).toMatchObject({ quotes: [{ provider: 'good' }] })
    expect((await last(parts)) ?? first).toMatchObject({
      quotes: [{ provider: 'good' }],
      reasons: [{ provider: 'bad', reason: 'provider_unavailable' }],
      pending: [],
    })
  })

  it('never answers: an answer in one piece waits for it only while there is no quote', async () => {
    let aborted = 0
    const [quick, slow] = [hanging('bad', () => aborted++), hanging('bad', () => aborted++)]
    expect(await last(ask([good(), quick], 5))).toMatchObject({ quotes: [{}], reasons: [{ provider: 'bad' }] })
    // The request continues until its deadline, so that the vendor's breaker learns of it.
    expect(aborted).toBe(0)
    expect(await last(ask([slow], 5))).toMatchObject({ quotes: [], reasons: [{ provider: 'bad' }] })
    expect(aborted).toBe(2)
  })

  it('never answers: its request ends with the caller’s, and nothing is reported', async () => {
    const leaving = new AbortController()
    const ended = new Promise<AbortSignal>((resolve) => {
      void last(ask([hanging('bad', resolve)], null, leaving.signal)).then((part) => expect(part).toBeNull())
    })
    leaving.abort()
    expect((await ended).aborted).toBe(true)
  })
})

it('an answer that arrives while the reader is busy is not lost, the last one included', async () => {
  let answer = (): void => {}
  const late = provider('late', () => new Promise((done) => (answer = () => done({ quote: quote('2', 1) }))))
  const parts = ask([good(), late], null)
  expect((await parts.next()).value).toMatchObject({ quotes: [{}], pending: [{ provider: 'late' }] })
  answer()
  await new Promise((done) => setTimeout(done, 5))
  expect((await parts.next()).value).toMatchObject({ quotes: [{}, { provider: 'late' }], pending: [] })
})

it('a slower reader gets several answers at once', async () => {
  const parts = ask([good('one'), good('two'), good('three')], null)
  await new Promise((done) => setTimeout(done, 5))
  expect((await parts.next()).value).toMatchObject({ quotes: [{}, {}, {}], pending: [] })
  expect((await parts.next()).done).toBe(true)
})

describe('equal requests without parties', () => {
  const request = {
    from: { id: 'a' },
    to: { id: 'b' },
    channel: { id: 1 },
    exchange: null,
    fromAddress: null,
    recipient: null,
    amount: 5n,
    destinationGas: 0n,
    gasless: false,
  } as unknown as RouteRequest
  const external = (answer: RouteProvider['quote']) =>
    ({ name: 'x', quote: answer, poll() {} }) as unknown as RouteProvider
  const setUp = (says: () => Promise<ProviderAnswer>) => {
    let time = 1_000_000
    const calls: AbortSignal[] = []
    const one = external((_, signal) => {
      calls.push(signal)
      return says()
    })
    const shared = shareQuotes({ now: () => new Date(time) })
    const asks = (change: Partial<RouteRequest> = {}, signal = new AbortController().signal) =>
      shared(one, { ...request, ...change }, signal)
    return { calls, asks, advance: (ms: number) => (time += ms) }
  }

  it('share one call, while it runs and for five seconds', async () => {
    const { calls, asks, advance } = setUp(() => Promise.resolve({ quote: quote('1', 1) }))
    await Promise.all(Array.from({ length: 100 }, () => asks()))
    advance(4999)
    await asks()
    expect(calls).toHaveLength(1)
    advance(1)
    await asks()
    expect(calls).toHaveLength(2)
  })

  it.each<[string, Partial<RouteRequest>]>([
    ['another amount', { amount: 6n }],
    ['a sender', { fromAddress: '0x1' }],
    ['a recipient', { recipient: '0x1' }],
    ['gas on arrival', { destinationGas: 1n }],
  ])('%s is asked for on its own', async (_, change) => {
    const { calls, asks } = setUp(() => Promise.resolve({ quote: quote('1', 1) }))
    await asks()
    await asks(change)
    await asks(change)
    expect(calls).toHaveLength('amount' in change || 'destinationGas' in change ? 2 : 3)
  })

  it('a quote about to end and a passing refusal serve no one else', async () => {
    const ending = setUp(() => Promise.resolve({ quote: { ...quote('1', 1), expiresAt: new Date(1_014_000) } }))
    const busy = setUp(() => Promise.resolve({ refusal: { reason: 'provider_busy', message: '' } }))
    for (const { asks, calls } of [ending, busy]) {
      await asks()
      await asks()
      expect(calls).toHaveLength(2)
    }
  })

  it('the call ends with its last caller only, and the next one asks again', async () => {
    const { calls, asks } = setUp(() => new Promise<never>(() => {}))
    const [first, second] = [new AbortController(), new AbortController()]
    void asks({}, first.signal)
    void asks({}, second.signal)
    first.abort()
    expect(calls[0]?.aborted).toBe(false)
    second.abort()
    expect(calls[0]?.aborted).toBe(true)
    void asks()
    expect(calls).toHaveLength(2)
  })
})
