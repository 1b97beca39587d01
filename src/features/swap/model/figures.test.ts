import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUnits } from '#core/money/units.ts'
import { swapQuoteOf, swapToken } from '#src/testing/swapRows.ts'
import { headingAmount, impactOf, lossOfSwap, priceOf, rateText } from './figures.ts'
import { receivedText, sentText } from './swapView.ts'

const eth = swapToken('ETH', 18)
const usdc = swapToken('USDC', 6, '0xusdc')

describe('the price', () => {
  it('is shown both ways', () => {
    expect(rateText(swapQuoteOf(), eth, usdc, false)).toBe('1 ETH = 2,490 USDC')
    expect(rateText(swapQuoteOf(), eth, usdc, true)).toBe('1 USDC = 0.000401606 ETH')
  })

  it.each<[string, bigint, number, bigint, number, string | null]>([
    ['of a token with many decimals', 10n ** 30n, 36, 1n, 0, '1000000'],
    ['far below one', 10n ** 6n, 0, 1n, 18, '0.000000000000000000000001'],
    ['with six digits at most', 3n, 0, 10n, 0, '3.33333'],
    ['of nothing', 0n, 18, 1n, 6, null],
  ])('is right %s', (_, amount, decimals, other, otherDecimals, price) => {
    expect(priceOf({ amount, decimals }, { amount: other, decimals: otherDecimals })).toBe(price)
  })

  it('is never above what the amounts say', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    const decimals = fc.integer({ min: 0, max: 36 })
    fc.assert(
      fc.property(amount, decimals, amount, decimals, (a, aDecimals, b, bDecimals) => {
        const price = priceOf({ amount: a, decimals: aDecimals }, { amount: b, decimals: bDecimals })
        const scaled = parseUnits(price ?? '0', 36)
        expect(scaled * a * 10n ** BigInt(bDecimals)).toBeLessThanOrEqual(b * 10n ** BigInt(36 + aDecimals))
      }),
    )
  })
})

describe('shown amounts', () => {
  const unitsOf = (text: string, decimals: number): bigint => parseUnits(text.replaceAll(',', ''), decimals)
  const anyAmount = fc.bigInt({ min: 10n ** 12n, max: 10n ** 27n })

  it('never promise more than arrives', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const shown = receivedText(String(amount), swapQuoteOf(), eth, eth)
        expect(unitsOf(shown, 18)).toBeLessThanOrEqual(amount)
      }),
    )
  })

  it('never state less than may leave', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(unitsOf(sentText(String(amount), eth), 18)).toBeGreaterThanOrEqual(amount)
      }),
    )
  })

  it('are never cut where they are exact', () => {
    const exact = swapQuoteOf({ exact: 'receive' })
    expect(receivedText('1234567890123456789', exact, usdc, eth)).toBe('1.234567890123456789')
  })
})

describe('the loss to accept', () => {
  /** A quote that can't get worse. */
  const exactly = { min_receive_amount: '249000000' } as const
  const lossAt = (change: Parameters<typeof swapQuoteOf>[0]) => lossOfSwap(swapQuoteOf(change))
  it.each<[string, Parameters<typeof swapQuoteOf>[0], { percent: number; isTyped: boolean; against?: string } | null]>([
    ['none up to three percent', { price_impact_bps: 300 }, null],
    ['confirmed above it', { price_impact_bps: 301 }, { percent: 4, isTyped: false }],
    ['confirmed at fifteen percent', { price_impact_bps: 1500 }, { percent: 15, isTyped: false }],
    ['typed above that', { price_impact_bps: 1501 }, { percent: 16, isTyped: true }],
    [
      'of the dollar values too',
      { ...exactly, price_impact_bps: 0, receive_usd: '200' },
      { percent: 20, isTyped: true },
    ],
    [
      'at the least that may arrive',
      { price_impact_bps: 0, slippage_bps: 1000, min_receive_amount: '224100000' },
      { percent: 11, isTyped: false, against: 'least' },
    ],
    [
      'at the most that may be sent',
      { price_impact_bps: 0, exact: 'receive', min_receive_amount: '249000000', max_send_amount: '125000000000000000' },
      { percent: 21, isTyped: true, against: 'least' },
    ],
    ['none at bounds within three percent', { price_impact_bps: 0, min_receive_amount: '243000000' }, null],
    ['the larger of both', { price_impact_bps: 1000, receive_usd: '240' }, { percent: 10, isTyped: false }],
    [
      'of a pool, however little it is worth',
      { price_impact_bps: 900, send_usd: '0.1', receive_usd: '0.09' },
      { percent: 9, isTyped: false },
    ],
    ['not of a gain', { price_impact_bps: 0, receive_usd: '300' }, null],
    ['not of wrapping', { kind: 'wrap', price_impact_bps: 2000 }, null],
  ])('is %s', (_, change, loss) => {
    const found = lossAt(change)
    expect(found).toEqual(loss && { against: 'sent', ...loss })
  })

  it.each<[string, Parameters<typeof swapQuoteOf>[0], number | null]>([
    ['the provider’s', { price_impact_bps: 25 }, 0.0025],
    ['that of the dollar values', { price_impact_bps: null }, 0.004],
    ['unknown without both', { price_impact_bps: null, send_usd: null }, null],
  ])('shows the price impact: %s', (_, change, impact) => {
    expect(impactOf(swapQuoteOf(change))).toBe(impact)
  })
})

describe('the amount of a heading', () => {
  it.each([
    [123456789012345678n, 18, '0.12345678', '0.123456789012345678'],
    [999999999999999999n, 18, '0.99999999', '0.999999999999999999'],
    [1234567123456789n, 9, '1,234,567.12', '1,234,567.123456789'],
    [123456789012345678901n, 6, '123,456,789,012,345', '123,456,789,012,345.678901'],
    [1n, 18, '<0.00000001', '0.000000000000000001'],
    [249000000n, 6, '249', null],
    [12345678n, 8, '0.12345678', null],
  ])('of %d with %i decimals', (units, decimals, amount, full) =>
    expect(headingAmount(units, decimals)).toEqual({ amount, full }),
  )
})
