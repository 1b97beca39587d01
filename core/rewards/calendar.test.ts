import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrowsOf, CELLS, cellsOf, monthOf, shiftMonth, untilMidnight } from './calendar.ts'
import { rulesOf } from './testing/rules.ts'
import { addDays, weekdayOf } from './utcDay.ts'

const { earliest } = rulesOf().checkIn

describe('calendar', () => {
  it('has 42 cells that start on a Monday and include the whole month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2023, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const cells = cellsOf({ year, month })
        const [first, ...others] = cells.map((cell) => cell.day)
        if (first === undefined) throw new Error('no cells')
        expect([cells.length, weekdayOf(first)]).toEqual([CELLS, 0])
        expect(cells.filter((cell) => cell.inMonth).length).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
        expect(others).toEqual(others.map((_, n) => addDays(first, n + 1)))
      }),
    )
  })

  it.each([
    ['2023-12-31T00:00:00Z', false, false, '2023-12-31T00:00:00Z'],
    ['2024-01-01T00:00:00Z', true, false, '2024-01-31T23:59:59Z'],
    ['2024-01-01T00:00:00Z', true, true, '2024-02-01T00:00:00Z'],
  ])('arrows of %s', (month, previous, next, now) =>
    expect(arrowsOf(monthOf(new Date(month)), earliest, new Date(now))).toEqual({ previous, next }),
  )

  it.each([
    [{ year: 2023, month: 12 }, 1, { year: 2024, month: 1 }],
    [{ year: 2024, month: 1 }, -1, { year: 2023, month: 12 }],
    [{ year: 2024, month: 5 }, -17, { year: 2022, month: 12 }],
  ])('month %o moved by %i', (from, by, to) => expect(shiftMonth(from, by)).toEqual(to))

  it.each([
    ['2023-12-25T00:00:00.000Z', '0:0:0'],
    ['2023-12-25T00:00:00.001Z', '0:0:0'],
    ['2023-12-25T00:00:01Z', '23:59:59'],
    ['2023-12-25T23:59:59.500Z', '0:0:1'],
    ['2023-12-25T12:30:15Z', '11:29:45'],
  ])('midnight after %s is %s away', (now, left) => {
    const { hours, minutes, seconds } = untilMidnight(new Date(now))
    expect([hours, minutes, seconds].join(':')).toBe(left)
  })
})
