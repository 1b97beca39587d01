import { expect, it } from 'vitest'
import { specialPoints } from '#core/rewards/streak.ts'
import { rowDays } from './worthView.ts'

it('names the days that pay more as they are paid: after 2, 4 and 6 days it is the 3rd, 5th and 7th', () => {
  const rules = {
    specials: [
      { after: 2, points: 5 },
      { after: 4, points: 10 },
      { after: 6, points: 20 },
    ],
  }
  expect(rowDays(rules)).toEqual([
    { day: 3, points: 5 },
    { day: 5, points: 10 },
    { day: 7, points: 20 },
  ])
  for (const { day, points } of rowDays(rules)) expect(specialPoints(rules, day - 1)).toBe(points)
})

it.each([[[]], [[{ after: 2, points: 0 }]]])('says nothing where nothing pays more: %j', (specials) =>
  expect(rowDays({ specials })).toEqual([]),
)
