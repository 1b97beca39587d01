import { expect, it } from 'vitest'
import { noBalances } from '#core/rewards/buckets.ts'
import { pointsView } from './pointsView.ts'

it('a wallet without points has four empty tiles and no bar', () => {
  expect(pointsView(noBalances)).toEqual({
    total: 0,
    tiles: [
      { id: 'bridge', points: 0 },
      { id: 'quest', points: 0 },
      { id: 'referral', points: 0 },
      { id: 'check_in', points: 0 },
    ],
    extras: [],
    shares: [],
  })
})

it('the parts add up to the total, including those of the first phase and of the pool', () => {
  const view = pointsView({
    campaign_points: 1,
    cross_points: 2,
    cross_points_v1: 4,
    refer_points: 8,
    refer_points_v1: 16,
    check_in_points: 32,
    pool_points: 64,
  })
  expect(view.total).toBe(127)
  expect([...view.tiles, ...view.extras].reduce((sum, { points }) => sum + points, 0)).toBe(127)
  expect(view.extras.map(({ id }) => id)).toEqual(['bridge_v1', 'referral_v1', 'pool'])
  expect(view.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('a negative balance takes no part of the bar', () => {
  const view = pointsView({ ...noBalances, cross_points: -10, check_in_points: 30 })
  expect(view.total).toBe(20)
  expect(view.shares).toEqual([{ id: 'check_in', share: 1 }])
})
