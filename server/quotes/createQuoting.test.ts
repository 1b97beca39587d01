import { describe, expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { silentMetrics } from '../http/metrics.ts'
import { quoteWithGas } from './quoteWithGas.ts'
import { askProviders, sortQuotes } from './createQuoting.ts'
import type { ProviderAnswer, ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'

const quote = (receive_amount: string, eta_seconds: number) =>
  ({ receive_amount, eta_seconds }) as ProviderQuote & { provider: string }
const provider = (name: string, answer: () => Promise<ProviderAnswer>) =>
  ({ name, quote: answer }) as unknown as RouteProvider
const ask = (providers: readonly RouteProvider[]) =>
  askProviders({ providers, deadlineMs: 50, log: silentLog, metrics: silentMetrics }, {} as RouteRequest)

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

describe('a provider that fails', () => {
  const good = provider('good', () => Promise.resolve({ quote: quote('1', 1) }))

  it.each([
    ['throws', () => Promise.reject(new Error('no'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('%s: costs its own quote only', async (_, broken) => {
    const { quotes, reasons } = await ask([good, provider('bad', broken)])
    expect(quotes.map((q) => q.provider)).toEqual(['good'])
    expect(reasons).toMatchObject([{ provider: 'bad', reason: 'provider_unavailable' }])
  })
})
