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
    send_amount: request.amount,
    ...change,
  }) as Quote
const route = (fromChainId: number, toChainId: number, custody: Custody) =>
  ({ fromChainId, toChainId, custody }) as ChainsData['routes'][number]
const chain = (chain_id: number) =>
  ({
    chain_id,
    chain_name: `Network ${chain_id}`,
    route: { available: true, reason: null },
  }) as ChainsData['list'][number]

it('offers no quote of an external provider, even if it is the best', async () => {
  const reasons = [{ provider: 'maker', reason: 'no_route', message: 'm' }]
  const api = answering({ quotes: [...custodies].reverse().map((each) => quote(each)), reasons })
  const answer = await api.quotes(request)
  expect(answer.quotes.map(({ custody }) => custody)).toEqual(['maker', 'escrow'])
  expect(answer.reasons).toEqual(reasons)
})

it.each([{ send_amount: '1000000000000000000' }, { from_asset: 'a:3:native' }, { to_asset: 'a:1:native' }])(
  'offers no quote for something other than what was requested: %j',
  async (change) => {
    const right = quote('escrow')
    const both = answering({ quotes: [quote('maker', change), right], reasons: [] })
    expect((await both.quotes(request)).quotes).toEqual([right])
    const wrong = answering({ quotes: [quote('maker', change)], reasons: [] })
    await expect(wrong.quotes(request)).rejects.toMatchObject({ reason: 'bad_answer' })
  },
)

it('offers no route that only an external provider serves, and gives a reason for its networks', async () => {
  const list = [chain(1), chain(2), chain(3), chain(4)]
  const own = [route(1, 2, 'escrow'), route(2, 1, 'maker')]
  const { list: shown, routes } = await answering({
    list,
    routes: [...own, route(1, 3, 'provider'), route(3, 4, 'provider_contract')],
  }).chains()
  expect(routes).toEqual(own)
  expect(shown.map(({ route: { available, code } }) => [available, code])).toEqual([
    [true, undefined],
    [true, undefined],
    [false, 'none_added'],
    [false, 'none_added'],
  ])
})
