import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainId } from '../chain/chainId.ts'
import { basePoints, boosted, boostPercent, multiplierOf, phaseBucket } from './bridgePoints.ts'
import { checkInPoints, isDouble, specialPoints, streakBefore } from './checkInPoints.ts'
import { referralBucket, referralPoints } from './referral.ts'
import { rulesOf } from './testing/rules.ts'
import { addDays, utcDay, type UtcDay } from './utcDay.ts'

const rules = rulesOf()

describe('base points', () => {
  it.each([
    ['ETH', 1, 300],
    ['BTC', 1, 300],
    ['USDC', 1, 300],
    ['usdt', 1, 300],
    ['ETH', 10, 150],
    ['USDC', 42161, 150],
    ['WETH', 1, 100],
    ['DAI', 1, 100],
    ['MNT', 10, 100],
    ['', 1, 100],
  ])('%s to %i earns %i', (symbol, to, points) =>
    expect(basePoints(rules.bridge, { symbol, toChain: chainId(to) })).toBe(points),
  )
})

describe('a referrer’s share', () => {
  it.each([
    [165, 16],
    [150, 15],
    [300, 30],
    [19, 1],
    [9, 0],
  ])('of a bridge of %i is %i', (points, share) => expect(referralPoints(rules.referral, points)).toBe(share))

  it.each([
    ['cross_points_v1', 'refer_points_v1'],
    ['cross_points', 'refer_points'],
  ] as const)('of %s goes to %s', (bridge, share) => expect(referralBucket(bridge)).toBe(share))
})

describe('boost tiers', () => {
  it.each([
    [0, 100],
    [3, 100],
    [4, 110],
    [10, 110],
    [11, 120],
    [50, 120],
    [51, 130],
    [100, 130],
    [101, 150],
    [1_000_000, 150],
  ])('with %i bridges %i percent', (bridges, percent) => {
    expect(boostPercent(rules.tiers, bridges)).toBe(percent)
    expect(multiplierOf(rules.tiers, bridges)).toBe(percent / 100)
  })

  it('the order of the tiers does not matter to the boost', () =>
    expect(boostPercent(rules.tiers.toReversed(), 60)).toBe(130))
  it.each([
    [300, 110, 330],
    [150, 110, 165],
    [100, 130, 130],
    [300, 150, 450],
    [7, 110, 7],
  ])('%i at %i percent are %i', (base, percent, points) => expect(boosted(base, percent)).toBe(points))
})

describe('phases', () => {
  it.each([
    ['2023-12-06T23:59:59.999Z', 'cross_points_v1'],
    ['2023-12-07T00:00:00Z', 'cross_points'],
  ])('%s', (at, bucket) => expect(phaseBucket(rules, new Date(at))).toBe(bucket))
})

const days = (...list: number[]) => new Set(list as UtcDay[])
/** Monday, 20 November 2023. */
const monday = utcDay(new Date('2023-11-20T12:00:00Z'))

describe('streaks', () => {
  it.each([
    ['none', [], 2, 0],
    ['the day before', [1], 2, 1],
    ['a gap', [0], 2, 0],
    ['two days', [0, 1], 2, 2],
    ['the day itself does not count', [2], 2, 0],
    ['six days', [0, 1, 2, 3, 4, 5], 6, 6],
    ['last week does not count', [-1, -2], 0, 0],
    ['only this week counts', [-1, 0], 1, 1],
  ])('%s', (_, signed, day, streak) =>
    expect(streakBefore(days(...signed.map((n) => monday + n)), addDays(monday, day))).toBe(streak),
  )

  it('only after 2, 4 and 6 days', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => specialPoints(rules.checkIn, n) > 0)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]))
})

describe('points of a check-in', () => {
  const at = new Date('2023-12-26T00:00:00Z')
  it.each([
    ['alone', false, 0, 2],
    ['with a bridge', true, 0, 10],
    ['after two days', false, 2, 2 + specialPoints(rules.checkIn, 2)],
    ['after six days with a bridge', true, 6, 10 + specialPoints(rules.checkIn, 6)],
  ])('%s', (_, bridged, streak, points) => expect(checkInPoints(rules.checkIn, { at, bridged, streak })).toBe(points))

  const open = { ...rules.checkIn, doubleWindows: [{ from: at, until: new Date(at.getTime() + 1000) }] }
  it('are doubled while a window is open, except the special part', () => {
    expect(checkInPoints(open, { at, bridged: true, streak: 2 })).toBe(20 + specialPoints(rules.checkIn, 2))
    expect(checkInPoints(open, { at: new Date(at.getTime() + 1000), bridged: true, streak: 0 })).toBe(10)
  })

  it('a window includes its first moment and not its last', () => {
    expect([-1, 0, 999, 1000].map((ms) => isDouble(open, new Date(at.getTime() + ms)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('are never below those of a plain check-in', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 6 }), (bridged, streak) => {
        expect(checkInPoints(rules.checkIn, { at, bridged, streak })).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})
