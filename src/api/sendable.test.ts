import { expect, it } from 'vitest'
import { type Custody, custodies } from '#core/order/escrowOrder.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { createApi } from './calls.ts'
import type { Http } from './http.ts'

const answering = (data: unknown) =>
  createApi((() => Promise.resolve({ data })) as Http, () => Promise.reject(new Error('no stream')))
const request = { from_asset: 'a:1:native', to_asset: 'a:2:native', amount: '10000000000000000' }
const quote = (custody: Custody, change: Partial<Quote> = {}) =>
  ({
    custody,
    quote_id: custody,
    from_asset: request.from_asset,
    to_asset: request.to_asset,
    exact: 'send',
    send_amount: request.amount,
    ...change,
  }) as Quote
const route = (fromChainId: number, toChainId: number, custody: Custody) =>
  ({ fromChainId, toChainId, custody }) as ChainsData['routes'][number]
const chain = (chain_id: number, family = 'bitcoin') =>
  ({
    chain_id,
    family,
    chain_name: `Network ${chain_id}`,
    route: { available: true, reason: null },
  }) as ChainsData['list'][number]

it('offers the quotes of every provider, in the server’s order', async () => {
  const reasons = [{ provider: 'maker', reason: 'no_route', message: 'm' }]
  const quotes = [...custodies].reverse().map((each) => quote(each))
  expect(await answering({ quotes, reasons }).quotes(request)).toEqual({ quotes, reasons })
})

it('keeps apart the providers that still answer, until the answer ends without theirs', async () => {
  const part = { quotes: [quote('maker')], reasons: [], pending: [{ provider: 'relay', reason: 'r', message: 'm' }] }
  const parts: unknown[] = []
  const http: Http = (_, call) => (call?.onPart?.({ data: part }), Promise.resolve({ data: part }) as never)
  const api = createApi(http, () => Promise.reject(new Error('no stream')))
  const { quotes, reasons, pending } = { ...part }
  expect(await api.quotes(request, undefined, (one) => parts.push(one))).toEqual({ quotes, reasons: pending })
  expect(parts).toEqual([{ quotes, reasons, pending }])
})

it.each([
  { send_amount: '1000000000000000000' },
  { from_asset: 'a:3:native' },
  { to_asset: 'a:1:native' },
  { destination_gas: '1' },
  { exact: 'receive', receive_amount: request.amount, min_receive_amount: request.amount } as const,
])('offers no quote for something other than what was requested: %j', async (change) => {
  const right = quote('escrow')
  const both = answering({ quotes: [quote('maker', change), right], reasons: [] })
  expect((await both.quotes(request)).quotes).toEqual([right])
  const wrong = answering({ quotes: [quote('maker', change)], reasons: [] })
  await expect(wrong.quotes(request)).rejects.toMatchObject({ reason: 'bad_answer' })
})

it.each([
  { exact: 'send' } as const,
  { receive_amount: '9999999999999999' },
  { min_receive_amount: '9999999999999999' },
  { receive_amount: '10000000000000001', min_receive_amount: '10000000000000001' },
])('offers no quote for an exact payout that may pay out anything else: %j', async (change) => {
  const asked = { ...request, exact: 'receive' } as const
  const amounts = { receive_amount: request.amount, min_receive_amount: request.amount }
  const right = quote('escrow', { exact: 'receive', send_amount: '10100000000000000', ...amounts })
  const both = answering({ quotes: [{ ...right, ...change }, right], reasons: [] })
  expect((await both.quotes(asked)).quotes).toEqual([right])
  const wrong = answering({ quotes: [{ ...right, ...change }], reasons: [] })
  await expect(wrong.quotes(asked)).rejects.toMatchObject({ reason: 'bad_answer' })
})

it('offers an external provider’s route from EVM networks or to an address alone, and gives a reason for the others', async () => {
  const byAddress = { ...route(6, 4, 'provider'), pays_to_address: true } as const
  const list = [chain(1), chain(2), chain(3, 'evm'), chain(4), chain(5), chain(6)]
  const offered = [route(1, 2, 'escrow'), route(2, 1, 'maker'), route(3, 4, 'provider'), byAddress]
  const { list: shown, routes } = await answering({
    list,
    routes: [...offered, route(1, 3, 'provider'), route(5, 4, 'provider_contract')],
  }).chains()
  expect(routes).toEqual(offered)
  expect(shown.map(({ route: { available, code } }) => [available, code])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
    [true, undefined],
    [false, 'none_added'],
    [true, undefined],
  ])
})
