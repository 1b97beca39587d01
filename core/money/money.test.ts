import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyRatioUp, parseRatio, RATIO_SCALE } from './ratio.ts'
import { ceilDiv, formatUnits, parseUnits, pow10, rescaleDown } from './units.ts'
import { parseUsd, usdToUnits, usdValue } from './usd.ts'

const decimals = fc.integer({ min: 0, max: 24 })
const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 30n })
const reason = (expected: string) => expect.objectContaining({ reason: expected, status: 400 }) as unknown

describe('rescaling between 0…24 decimals', () => {
  it('never creates value', () => {
    fc.assert(
      fc.property(amount, decimals, decimals, (value, from, to) => {
        const down = rescaleDown(value, from, to)
        expect(down * pow10(from)).toBeLessThanOrEqual(value * pow10(to))
        expect((down + 1n) * pow10(from)).toBeGreaterThan(value * pow10(to))
      }),
    )
  })

  it('round-trips through finer decimals, and never grows', () => {
    fc.assert(
      fc.property(amount, decimals, decimals, (value, a, b) => {
        const back = rescaleDown(rescaleDown(value, a, b), b, a)
        expect(back).toBeLessThanOrEqual(value)
        if (b >= a) expect(back).toBe(value)
      }),
    )
  })

  it('keeps order', () => {
    fc.assert(
      fc.property(amount, amount, decimals, decimals, (x, y, from, to) => {
        if (x <= y) expect(rescaleDown(x, from, to)).toBeLessThanOrEqual(rescaleDown(y, from, to))
      }),
    )
  })

  it('6 → 18 → 6 decimals', () => {
    expect(rescaleDown(50_000_000n, 6, 18)).toBe(50n * 10n ** 18n)
    expect(rescaleDown(1_999_999_999_999n, 18, 6)).toBe(1n)
  })
})

it('ceilDiv rounds up only if there is a remainder, and never by a whole unit', () => {
  fc.assert(
    fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 24n }), (value, by) => {
      const up = ceilDiv(value, by)
      expect(up * by).toBeGreaterThanOrEqual(value)
      expect((up - 1n) * by).toBeLessThan(value)
    }),
  )
  expect([ceilDiv(0n, 3n), ceilDiv(3n, 3n), ceilDiv(4n, 3n)]).toEqual([0n, 1n, 2n])
})

describe('amount text', () => {
  it('format and parse are inverse', () => {
    fc.assert(
      fc.property(amount, decimals, (value, d) => {
        expect(parseUnits(formatUnits(value, d), d)).toBe(value)
      }),
    )
  })

  it.each([
    ['0.25', 18, 250_000_000_000_000_000n],
    [' 1,5 ', 6, 1_500_000n],
    ['.5', 2, 50n],
    ['5.', 0, 5n],
    ['1.500000', 1, 15n],
    ['007', 0, 7n],
  ])('reads %j', (text, d, value) => expect(parseUnits(text, d)).toBe(value))

  it.each(['', ' ', '.', ',', '-1', '+1', '1e5', '0x10', '1.2.3', '1,2,3', '1 000', '1_000', 'abc', '١', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(() => parseUnits(text, 6)).toThrow(reason('amount_invalid'))
    },
  )

  it('refuses more decimals than the asset has', () =>
    expect(() => parseUnits('0.1234567', 6)).toThrow(reason('amount_too_precise')))

  it('formats exactly', () => {
    expect(formatUnits(0n, 18)).toBe('0')
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(-1_500_000n, 6)).toBe('-1.5')
    expect(formatUnits(42n, 0)).toBe('42')
    expect(formatUnits(1200n, 2)).toBe('12')
  })
})

describe('ratio', () => {
  it('reads the default fee exactly', () => expect(parseRatio('0.0001')).toBe(100_000n))
  it.each([
    ['0', 0n],
    ['1', RATIO_SCALE],
    ['1.000', RATIO_SCALE],
    ['.5', RATIO_SCALE / 2n],
    ['0.000000001', 1n],
  ])('reads %s', (text, value) => expect(parseRatio(text)).toBe(value))
  it.each(['', '.', '1.1', '2', '-0.1', '0.0000000001', '1e-4', '0,5'])('refuses %j', (text) => {
    expect(() => parseRatio(text)).toThrow(reason('ratio_invalid'))
  })
  it('a fee rounds up, never exceeds the amount and grows with it', () => {
    fc.assert(
      fc.property(amount, amount, fc.bigInt({ min: 0n, max: RATIO_SCALE }), (x, y, ratio) => {
        const fee = applyRatioUp(x, ratio)
        expect(fee * RATIO_SCALE).toBeGreaterThanOrEqual(x * ratio)
        expect(fee).toBeLessThanOrEqual(x)
        if (x <= y) expect(fee).toBeLessThanOrEqual(applyRatioUp(y, ratio))
      }),
    )
  })
})

describe('dollars', () => {
  it('reads prices of up to eight decimals', () => expect(parseUsd('3012.5')).toBe(301_250_000_000n))
  it('values an amount, rounded down', () => {
    expect(usdValue(10n ** 17n, 18, parseUsd('3000'))).toBe(parseUsd('300'))
    expect(usdValue(1n, 18, parseUsd('3000'))).toBe(0n)
  })
  it('units worth a value are worth at least that value', () => {
    fc.assert(
      fc.property(amount, decimals, positive, (usd, d, price) => {
        expect(usdValue(usdToUnits(usd, d, price), d, price)).toBeGreaterThanOrEqual(usd)
      }),
    )
  })
})
