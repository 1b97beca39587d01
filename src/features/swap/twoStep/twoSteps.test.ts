import { describe, expect, it } from 'vitest'
import { chain, quoteOf, route, token } from '#src/testing/rows.ts'
import { swapQuoteOf } from '#src/testing/swapRows.ts'
import { byReceived, largerLoss, lossOfBoth, totalOf, viaAssets } from './twoSteps.ts'

describe('assets between the two steps', () => {
  const here = ['ETH', 'USDC', 'USDT', 'DAI'].map((symbol, i) => token(1, symbol, 18, i ? `0x${i}` : 'native'))
  const there = here.map(({ symbol, address }) => token(2, symbol, 18, address))
  const routes = here.map((asset, i) => route(asset, there[i] ?? asset))
  const catalogue = { list: [chain(1, 'One'), chain(2, 'Two')], routes, tokens: [...here, ...there] }
  const symbols = (to: number, from: string) => viaAssets(catalogue, { from: 1, to }, from).map(({ symbol }) => symbol)

  it('are the first three with a route', () => expect(symbols(2, '1:0xbtc')).toEqual(['ETH', 'USDC', 'USDT']))
  it('leave out the asset that is sent', () => expect(symbols(2, '1:native')).toEqual(['USDC', 'USDT', 'DAI']))
  it('are none without a route', () => expect(symbols(3, '1:0xbtc')).toEqual([]))
})

// 250 → 249 dollars, gas 0.4; then 300 → 297 dollars.
const swap = swapQuoteOf()
const bridge = quoteOf({ gas_usd: '0.6', native_fee: '1', native_fee_usd: '0.5', eta_seconds: 8, signatures: 1 })

describe('the total', () => {
  it('adds up costs, times and requests', () =>
    expect(totalOf(swap, bridge)).toEqual({
      received: 99000000000000000n,
      costUsd: '5.5',
      seconds: 23,
      requests: 2,
    }))

  it('counts an approval', () => {
    const approval = { spender: '0x1', amount: '1', kinds: ['approve' as const] }
    expect(totalOf({ ...swap, approval }, bridge).requests).toBe(3)
  })

  it('counts no loss of a wrap', () => expect(totalOf({ ...swap, kind: 'wrap' }, bridge).costUsd).toBe('4.5'))

  it.each([
    ['swap', { ...swap, receive_usd: null }, bridge],
    ['swap’s gas', { ...swap, gas_usd: null }, bridge],
    ['bridge', swap, { ...bridge, send_usd: null }],
    ['bridge’s gas', swap, { ...bridge, gas_usd: null }],
  ])('has no cost without a price of the %s', (_, first, second) => expect(totalOf(first, second).costUsd).toBeNull())
})

describe('the loss', () => {
  it('is of both steps together', () => {
    // Ten percent, then ten percent of the rest.
    const [first, second] = [
      { ...swap, send_usd: '100', receive_usd: '90' },
      { ...bridge, send_usd: '90', receive_usd: '81', native_fee_usd: null },
    ]
    expect(lossOfBoth(first, second)).toEqual({ percent: 19, isTyped: true, against: 'sent' })
  })

  it('is null where a price is missing', () => {
    expect(lossOfBoth({ ...swap, send_usd: null }, bridge)).toBeNull()
    expect(lossOfBoth(swap, { ...bridge, receive_usd: null })).toBeNull()
  })

  it('is the larger of two', () => {
    const [four, five] = [4, 5].map((percent) => ({ percent, isTyped: false, against: 'sent' as const }))
    expect(largerLoss(four ?? null, five ?? null)).toBe(five)
    expect(largerLoss(five ?? null, null)).toBe(five)
    expect(largerLoss(null, four ?? null)).toBe(four)
    expect(largerLoss(null, null)).toBeNull()
  })
})

it('lists what brings the most first', () => {
  const row = (id: string, receive_usd: string | null) => ({ id, quote: quoteOf({ receive_usd }) })
  const rows = [row('unpriced', null), row('less', '9.5'), { id: 'none', quote: null }, row('more', '10')]
  expect(byReceived(rows).map(({ id }) => id)).toEqual(['more', 'less', 'unpriced', 'none'])
})
