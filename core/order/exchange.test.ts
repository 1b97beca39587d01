import { describe, expect, it } from 'vitest'
import { memoProblem } from './exchangeMemo.ts'
import { exchangeChainsFor, exchangeTakes } from '../catalogue/exchanges.ts'

describe('networks of exchanges', () => {
  const places = { exchangeChains: [42161, 10, 1], exchangeChainsBtc: [56] }
  it.each(['ETH', 'USDC', 'USDT', 'usdt'])('are 42161, 10 and 1 for %s', (symbol) =>
    expect(exchangeChainsFor(places, symbol)).toEqual([42161, 10, 1]),
  )
  it('are only 56 for BTC', () => expect(exchangeChainsFor(places, 'BTC')).toEqual([56]))
  it('are none for any other token', () => expect(exchangeChainsFor(places, 'DAI')).toEqual([]))
})

describe('tokens of exchanges', () => {
  const tokens = ['ETH', 'BTC']
  it('are those that it lists', () =>
    expect(['ETH', 'eth', 'USDC'].map((symbol) => exchangeTakes({ id: 3, tokens }, symbol))).toEqual([
      true,
      true,
      false,
    ]))
  it('include BTC for number 11 only', () =>
    expect([3, 11].map((id) => exchangeTakes({ id, tokens }, 'BTC'))).toEqual([false, true]))
  it('are only on networks where the exchange accepts them', () =>
    expect(exchangeTakes({ id: 11, tokens: ['ETH'] }, 'BTC')).toBe(false))
})

describe('a memo', () => {
  it.each([
    ['', 'required', 'missing'],
    ['', 'optional', null],
    ['', 'none', null],
    ['12', 'none', 'unwanted'],
    ['104 822', 'required', null],
    ['104-822', 'optional', null],
    [' 12', 'required', 'unreadable'],
    ['1\n2', 'required', 'unreadable'],
    ['память', 'required', 'unreadable'],
    ['x'.repeat(21), 'required', 'too_long'],
  ] as const)('%j where it is %s: %s', (memo, rule, problem) => expect(memoProblem(memo, rule, 20)).toBe(problem))

  it('that looks like an order id of ours is refused', () => {
    expect(memoProblem('1'.repeat(22), 'required', 120)).toBe('reserved')
    expect(memoProblem('z'.repeat(22), 'required', 120)).toBeNull()
  })
})
