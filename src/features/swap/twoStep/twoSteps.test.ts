import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS } from '#core/money/usd.ts'
import { chain, quoteOf, route, token } from '#src/testing/rows.ts'
import { swapQuoteOf } from '#src/testing/swapRows.ts'
import { byReceived, largerLoss, lossOfBoth, totalAfter, totalOf, viaAssets } from './twoSteps.ts'

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
      isStale: false,
      seconds: 23,
      requests: 2,
    }))

  it('counts an approval', () => {
    const approval = { spender: '0x1', amount: '1', kinds: ['approve' as const] }
    expect(totalOf({ ...swap, approval }, bridge).requests).toBe(3)
  })

  it('counts no loss of a wrap', () => expect(totalOf({ ...swap, kind: 'wrap' }, bridge).costUsd).toBe('4.5'))

  it.each([
    ['swap', { ...swap, usd_stale: true }, bridge],
    ['swap’s gas', { ...swap, gas_usd_stale: true }, bridge],
    ['bridge', swap, { ...bridge, receive_usd_stale: true }],
  ])('is marked for a stale price of the %s', (_, first, second) => expect(totalOf(first, second).isStale).toBe(true))

  it.each([
    ['swap', { ...swap, receive_usd: null }, bridge],
    ['swap’s gas', { ...swap, gas_usd: null }, bridge],
    ['bridge', swap, { ...bridge, send_usd: null }],
    ['bridge’s gas', swap, { ...bridge, gas_usd: null }],
  ])('has no cost without a price of the %s', (_, first, second) => expect(totalOf(first, second).costUsd).toBeNull())
})

describe('the total with the swap last', () => {
  it('is what the swap brings, for the same cost and time', () => {
    const { received, ...others } = totalAfter(bridge, { ...swap, min_receive_amount: '77' })
    expect(received).toBe(77n)
    expect(others).toMatchObject({ costUsd: totalOf(swap, bridge).costUsd, seconds: totalOf(swap, bridge).seconds })
  })

  it.each([
    ['1:native', 2],
    ['1:0xusdc', 3],
  ])('counts an approval of a token that has not arrived (%s)', (from_asset, requests) =>
    expect(totalAfter(bridge, { ...swap, from_asset }).requests).toBe(requests),
  )
})

it('a total’s cost is both losses and both network fees, to the last digit', () => {
  const usd = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const text = (units: bigint): string => formatUnits(units, USD_DECIMALS)
  fc.assert(
    fc.property(usd, usd, usd, usd, usd, (arrived, first, second, gas, more) => {
      const between = arrived + second
      const total = totalOf(
        { ...swap, send_usd: text(between + first), receive_usd: text(between), gas_usd: text(gas) },
        { ...bridge, send_usd: text(between), receive_usd: text(arrived), gas_usd: text(more), native_fee_usd: null },
      )
      expect(parseUsd(total.costUsd ?? '')).toBe(first + second + gas + more)
    }),
  )
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
