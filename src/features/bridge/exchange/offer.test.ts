import { describe, expect, it } from 'vitest'
import { chain, exchange, route, token } from '#src/testing/rows.ts'
import { exchangeNetworks, exchangeOffers, exchangeTabBlocked, type OfferFacts } from './offer.ts'

const ids = [1, 10, 56, 8453, 42161]
const tokens = ids.flatMap((id) => [token(id, 'ETH', 18), token(id, 'BTC', 18, 'btc'), token(id, 'DAI', 18, 'dai')])
const asset = (id: number, symbol: string) =>
  tokens.find((row) => row.chain_id === id && row.symbol === symbol) ?? token(0, '', 0)
const routesOf = (symbol: string, from: number) =>
  ids.filter((id) => id !== from).map((id) => route(asset(from, symbol), asset(id, symbol)))
const facts = (change: Partial<OfferFacts> = {}): OfferFacts => ({
  chains: ids.map((id) => chain(id, `Network ${id}`)),
  routes: ['ETH', 'BTC', 'DAI'].flatMap((symbol) => routesOf(symbol, 8453)),
  tokens,
  places: { exchange_chain_ids: [42161, 10, 1], exchange_chain_ids_btc: [56] },
  fromChainId: 8453,
  token: 'ETH',
  ...change,
})
const idsOf = (change: Partial<OfferFacts> = {}): number[] => exchangeNetworks(facts(change)).map((row) => row.chain_id)

describe('networks for an exchange', () => {
  it('are 42161, 10 and 1, highest id first', () => expect(idsOf()).toEqual([42161, 10, 1]))
  it('are only 56 for BTC', () => expect(idsOf({ token: 'BTC' })).toEqual([56]))
  it('are none for other tokens', () => expect(idsOf({ token: 'DAI' })).toEqual([]))
  it('omit what no route reaches from the source, and what is disabled', () => {
    expect(idsOf({ fromChainId: 1 })).toEqual([])
    expect(idsOf({ routes: routesOf('ETH', 8453).filter((row) => row.toChainId !== 10) })).toEqual([42161, 1])
    expect(idsOf({ routes: routesOf('BTC', 8453) })).toEqual([])
    expect(idsOf({ chains: [chain(1, 'A', { disabled: true }), chain(10, 'B')] })).toEqual([10])
  })
  it('omit routes whose deposit the bridge holds itself', () => {
    expect(idsOf({ routes: routesOf('ETH', 8453).map((row) => ({ ...row, custody: 'maker' })) })).toEqual([])
  })
})

describe('the Exchange tab', () => {
  it('can be chosen with one network', () =>
    expect(exchangeTabBlocked(facts({ routes: [route(asset(8453, 'ETH'), asset(10, 'ETH'))] }))).toBeNull())
  it('needs a token that exchanges accept', () => expect(exchangeTabBlocked(facts({ token: 'DAI' }))).toBe('token'))
  it('needs a network', () => {
    expect(exchangeTabBlocked(facts({ routes: [route(asset(8453, 'ETH'), asset(56, 'ETH'))] }))).toBe('network')
    expect(exchangeTabBlocked(facts({ token: 'BTC', routes: [route(asset(8453, 'BTC'), asset(10, 'BTC'))] }))).toBe(
      'network',
    )
  })
})

describe('exchanges', () => {
  it('lists available ones first; the others give the reason', () => {
    const list = [
      exchange(1, { suspended: true, suspended_reason: 'Maintenance.' }),
      exchange(2, { tokens: ['USDC'] }),
      exchange(3, { chain_ids: [1, 42161, 56] }),
    ]
    const offers = exchangeOffers(list, facts())
    expect(offers.map(({ exchange: { id }, blocked }) => [id, blocked])).toEqual([
      [3, null],
      [1, 'suspended'],
      [2, 'unsupported'],
    ])
    expect(offers[0]?.networks.map((row) => row.chain_id)).toEqual([42161, 1])
  })
})
