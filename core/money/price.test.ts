import { describe, expect, it } from 'vitest'
import { choosePrice, doubtAbout, type Observation, priceTable } from './price.ts'
import { usdE8OfNumber } from './usd.ts'

const now = new Date('2030-01-01T12:00:00Z')
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
const seen = (usdE8: bigint, asOf: Date | null, source = 'a'): Observation => ({ usdE8, source, asOf })
const MINUTE = 60_000

describe('choosePrice', () => {
  it('uses the first source that is fresh enough, not the freshest', () => {
    expect(choosePrice([seen(1n, ago(50)), seen(2n, ago(1), 'b')], now, MINUTE)).toMatchObject({
      usdE8: 1n,
      stale: false,
    })
    expect(choosePrice([seen(1n, ago(61)), seen(2n, ago(60), 'b')], now, MINUTE)).toMatchObject({
      usdE8: 2n,
      source: 'b',
      stale: false,
    })
  })

  it('marks the freshest as stale if all are too old', () => {
    expect(choosePrice([seen(1n, ago(500)), seen(2n, ago(61), 'b')], now, MINUTE)).toEqual({
      usdE8: 2n,
      source: 'b',
      asOf: ago(61),
      stale: true,
    })
  })

  it('the operator’s values never expire', () =>
    expect(choosePrice([seen(1n, ago(500)), seen(7n, null, 'table')], now, MINUTE)).toMatchObject({
      usdE8: 7n,
      stale: false,
    }))
  it('a fallback price is never fresh, and ranks below any vendor’s price', () => {
    const standIn = { ...seen(7n, null, 'table'), standsIn: true }
    expect(choosePrice([standIn, seen(1n, ago(50))], now, MINUTE)).toMatchObject({ usdE8: 1n, stale: false })
    expect(choosePrice([standIn, seen(1n, ago(500))], now, MINUTE)).toMatchObject({ usdE8: 1n, stale: true })
    expect(choosePrice([standIn], now, MINUTE)).toEqual({ usdE8: 7n, source: 'table', asOf: null, stale: true })
  })

  it('returns nothing if no source has a price', () => expect(choosePrice([], now, MINUTE)).toBeUndefined())
})

describe('doubtAbout', () => {
  const before = seen(3000n, ago(60))
  it.each([
    ['price_not_positive', seen(0n, now), null],
    ['price_not_positive', seen(-3000n, now), null],
    ['price_too_high', seen(10n ** 16n, now), null],
    ['price_from_future', seen(3000n, ago(-301)), null],
    ['price_jump', seen(9001n, now), before],
    ['price_jump', seen(999n, now), before],
    [null, seen(9000n, now), before],
    [null, seen(1000n, now), before],
    [null, seen(9001n, now), null],
    [null, seen(3000n, ago(-299)), null],
    [null, seen(3000n, ago(100_000)), null],
  ])('%s', (doubt, observation, last) => expect(doubtAbout(observation, last, now)).toBe(doubt))
})

describe('usdE8OfNumber', () => {
  it.each<[unknown, bigint | null]>([
    [3012.5, 301_250_000_000n],
    [0.1, 10_000_000n],
    [1e-7, 10n],
    [1.23e-9, 0n],
    [1e21, 10n ** 29n],
    [1.5e22, 15n * 10n ** 29n],
    [-2, -200_000_000n],
    [67_187.3358936566, 6_718_733_589_365n],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
    ['3000', null],
    [null, null],
    [undefined, null],
  ])('%s', (value, expected) => expect(usdE8OfNumber(value)).toBe(expected))
})

it('a table row of zero is not a price', () => {
  const table = priceTable([
    ['ETH', 5n],
    ['XYZ', 0n],
  ])
  expect(table.get('ETH')).toEqual({ usdE8: 5n, source: 'table', asOf: null, stale: false })
  expect(table.get('XYZ')).toBeUndefined()
})
