import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetOf, routeOf } from '#core/catalogue/fixture.ts'
import { mostPayable } from './mostPayable.ts'
import { LONGEST_OPENING_MS, mostPayableIn, type PricePoint, priceWindow, SLACK_MS } from './priceWindow.ts'

const E8 = 10n ** 8n
const MINUTE = 60_000
const SAMPLE = 20_000
const ETHER = 10n ** 18n
const DEPOSITED = 1_700_000_000_000
const facts = {
  deposited: ETHER,
  channel: { fee: 0n },
  destinationGas: 0n,
  payoutGas: 0n,
  route: routeOf(1, 10, { feeRatio: 0n }),
  from: assetOf(1),
  to: assetOf(10, { symbol: 'USDC', priceKey: 'USDC', decimals: 6 }),
  native: null,
  tolerance: 0n,
}
/** Samples every 20 s with the ether price that the test sets, relative to the deposit. */
const samples = (from: number, to: number, dollars: (at: number) => number): PricePoint[] =>
  Array.from({ length: Math.floor((to - from) / SAMPLE) + 1 }, (_, i) => {
    const at = from + i * SAMPLE
    return { at: DEPOSITED + at, from: BigInt(dollars(at)) * E8, to: E8, native: null }
  })
/** Maximum payout for one ether, in dollars. */
function most(points: readonly PricePoint[], createdAt: number, depositedAt = 0): number | null {
  const window = priceWindow(DEPOSITED + createdAt, DEPOSITED + depositedAt)
  const paid = mostPayableIn(facts, { points, window })
  return paid === null ? null : Number(paid / 10n ** 6n)
}

describe('the price for paying an order', () => {
  it('is that of its creation, though the market has fallen by a tenth since', () => {
    const points = samples(-30 * MINUTE, 20 * MINUTE, (at) => (at <= 0 ? 3_000 : 2_700))
    expect(most(points, -50_000)).toBe(3_000)
    // By the current price, the order would be held.
    expect(mostPayable({ ...facts, prices: points.at(-1) as PricePoint })).toBe(2_700n * 10n ** 6n)
  })

  it('is not from an hour ago, though the API backdates the order', () => {
    const points = samples(-60 * MINUTE, 5 * MINUTE, (at) => (at < -10 * MINUTE ? 3_300 : 3_000))
    for (const created of [-59 * MINUTE, -20 * MINUTE, -11 * MINUTE]) expect(most(points, created)).toBe(3_000)
  })

  it('is not from later, though the API dates the order after its deposit', () => {
    const points = samples(-60 * MINUTE, 30 * MINUTE, (at) => (at > 5 * MINUTE ? 3_300 : 3_000))
    for (const created of [MINUTE, 20 * MINUTE]) expect(most(points, created)).toBe(3_000)
  })

  it('is the lowest known one if the maker was down at that time', () => {
    const points = [
      ...samples(-60 * MINUTE, -30 * MINUTE, () => 3_200),
      ...samples(10 * MINUTE, 20 * MINUTE, () => 2_900),
    ]
    expect(most(points, -MINUTE)).toBe(2_900)
    expect(
      most(
        samples(10 * MINUTE, 20 * MINUTE, (at) => (at < 15 * MINUTE ? 3_100 : 2_800)),
        -MINUTE,
      ),
    ).toBe(2_800)
  })

  it('is the lowest known one if no block proves a time, and none without any price', () => {
    const points = samples(-30 * MINUTE, 0, (at) => (at < -MINUTE ? 3_000 : 2_500))
    expect(mostPayableIn(facts, { points, window: 'unknown' })).toBe(2_500n * 10n ** 6n)
    expect(mostPayableIn(facts, { points: [], window: 'unknown' })).toBeNull()
    expect(
      most(
        points.map((point) => ({ ...point, from: null })),
        0,
      ),
    ).toBeNull()
  })

  it('does not matter between two representations of one coin', () => {
    const same = { ...facts, to: assetOf(10) }
    expect(mostPayableIn(same, { points: [], window: 'unknown' })).toBe(ETHER)
  })

  it('is never better than the best one around the deposit, whatever time the API writes', () => {
    const times = fc.integer({ min: -3 * 60 * MINUTE, max: 3 * 60 * MINUTE })
    const prices = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 400, maxLength: 400 })
    fc.assert(
      fc.property(times, prices, (created, dollars) => {
        const points = samples(-60 * MINUTE, 60 * MINUTE, (at) => dollars[Math.floor(at / SAMPLE) + 200] ?? 1)
        const near = points.filter(
          ({ at }) => at >= DEPOSITED - LONGEST_OPENING_MS - SLACK_MS && at <= DEPOSITED + SLACK_MS,
        )
        const best = near.reduce((top, { from }) => (from && from > top ? from : top), 0n) / E8
        expect(most(points, created)).toBeLessThanOrEqual(Number(best))
      }),
      { numRuns: 300 },
    )
  })
})
