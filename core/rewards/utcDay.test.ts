import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateNumber,
  dayOfDateNumber,
  isoDay,
  mondayOf,
  startOfDay,
  utcDay,
  weekdayOf,
  type UtcDay,
} from './utcDay.ts'
import { weekMask } from './calendar.ts'

const dayOf = (iso: string): UtcDay => utcDay(new Date(iso))

describe('days', () => {
  it.each([
    ['2023-12-25T00:00:00Z', 20231225, 0],
    ['2024-02-29T23:59:59.999Z', 20240229, 3],
    ['2026-11-22T12:00:00Z', 20261122, 6],
    ['1970-01-01T00:00:00Z', 19700101, 3],
  ])('%s is %i, weekday %i', (iso, number, weekday) => {
    expect([dateNumber(dayOf(iso)), weekdayOf(dayOf(iso))]).toEqual([number, weekday])
    expect(isoDay(dayOf(iso))).toBe(iso.slice(0, 10))
  })

  it('a day round-trips through its date number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (n) => {
        expect(dayOfDateNumber(dateNumber(n as UtcDay))).toBe(n)
      }),
    )
  })

  it.each([20230229, 20231301, 20231200, 20231232, 0, -20231225, 20231225.5, Number.NaN, 1e21])(
    '%s is not a day',
    (number) => expect(dayOfDateNumber(number)).toBeNull(),
  )

  it('a week begins on its Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 100_000 }), (n) => {
        const monday = mondayOf(n as UtcDay)
        expect([weekdayOf(monday), startOfDay(monday).getUTCDay(), n - monday >= 0 && n - monday < 7]).toEqual([
          0,
          1,
          true,
        ])
      }),
    )
  })
})

describe('week', () => {
  const sunday = dayOf('2026-11-22T12:00:00Z')
  const monday = mondayOf(sunday)
  const mask = (...offsets: number[]) => weekMask(new Set(offsets.map((n) => addDays(monday, n))), sunday)

  it.each([
    [[], '0000000'],
    [[0], '1000000'],
    [[6], '0000001'],
    [[-1, 7], '0000000'],
    [[0, 1, 2, 3, 4, 5, 6], '1111111'],
  ])('days %j are %s', (offsets, text) => expect(mask(...offsets)).toBe(text))
})
