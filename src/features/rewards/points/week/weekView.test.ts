import { expect, it } from 'vitest'
import type { RewardsData } from '#core/wire/rewards.ts'
import { type Week, weekView } from './weekView.ts'

const rules: RewardsData['check_in'] = {
  default_chain_id: 1,
  earliest: '2023-12-25T00:00:00Z',
  points: 2,
  points_with_bridge: 10,
  double: false,
  specials: [
    { after: 2, points: 5 },
    { after: 4, points: 10 },
  ],
  contracts: [],
}
const at = (iso: string): number => Date.parse(iso) / 1000
/** A Wednesday. */
const week: Week = {
  sign_in_mask: '1100000',
  list: [
    { sign_in_time: at('2026-03-02T23:59:59Z'), points: 2 },
    { sign_in_time: at('2026-03-03T00:00:00Z'), points: 10 },
  ],
  time_now: at('2026-03-04T12:00:00Z'),
  today_points: 15,
}

it('shows earned points, today’s points, and the bonuses of special days', () => {
  const view = weekView(week, rules, 9)
  expect(view.days.map(({ points }) => points)).toEqual([2, 10, 15, null, 10, null, null])
  expect(view.days.map(({ today }) => today)).toEqual([false, false, true, false, false, false, false])
  expect(view).toMatchObject({ streak: 2, done: false })
})

it('a day in the mask that the list lacks is claimed without points', () => {
  const view = weekView({ ...week, sign_in_mask: '1110000' }, rules, 9)
  expect(view.days[2]).toMatchObject({ state: 'claimed', points: null, today: true })
  expect(view).toMatchObject({ streak: 3, done: true })
})

it.each([
  ['never checked in', '0000000', [], 0, ['before', 'before', 'today']],
  ['not known yet', '0000000', [], undefined, ['before', 'before', 'today']],
  ['checked in for the first time yesterday', '0100000', week.list.slice(1), 1, ['before', 'claimed', 'today']],
  ['paused after the first time', '1000000', week.list.slice(0, 1), 1, ['claimed', 'missed', 'today']],
  ['checked in before this week', '0100000', week.list.slice(1), 4, ['missed', 'claimed', 'today']],
])('a wallet that has %s is told of no more misses than it has', (_, sign_in_mask, list, all, states) => {
  expect(
    weekView({ ...week, sign_in_mask, list }, rules, all)
      .days.slice(0, 3)
      .map(({ state }) => state),
  ).toEqual(states)
})
