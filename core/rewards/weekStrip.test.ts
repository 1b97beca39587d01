import { describe, expect, it } from 'vitest'
import { rowOfDays, weekStrip } from './calendar.ts'

const rules = {
  specials: [
    { after: 2, points: 5 },
    { after: 4, points: 10 },
    { after: 6, points: 20 },
  ],
}
const states = (mask: string, today: number) => weekStrip(mask, today, rules).map((day) => day.state)
const extras = (mask: string, today: number) => weekStrip(mask, today, rules).map((day) => day.extra)

describe('the weekly strip', () => {
  it('marks past days as claimed or missed, and days to come', () => {
    expect(states('1010000', 3)).toEqual(['claimed', 'missed', 'claimed', 'today', 'coming', 'coming', 'coming'])
    expect(states('0001000', 3)).toEqual(['missed', 'missed', 'missed', 'claimed', 'coming', 'coming', 'coming'])
  })

  it('of a new week shows bonuses for the days after 2, 4 and 6', () => {
    expect(extras('0000000', 0)).toEqual([0, 0, 5, 0, 10, 0, 20])
    expect(extras('1111111', 6)).toEqual([0, 0, 5, 0, 10, 0, 20])
  })

  it('starts over after a missed day', () => {
    expect(extras('1101000', 4)).toEqual([0, 0, 0, 0, 0, 5, 0])
    expect(extras('0000000', 5)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('treats missing days of a short mask as days without a check-in', () =>
    expect(states('1', 1)).toEqual(['claimed', 'today', 'coming', 'coming', 'coming', 'coming', 'coming']))
})

it.each([
  ['1110000', 2, 3],
  ['1110000', 3, 3],
  ['1110000', 4, 0],
  ['1011000', 3, 2],
  ['0000000', 0, 0],
])('%s on weekday %i is a streak of %i', (mask, today, row) => expect(rowOfDays(mask, today)).toBe(row))
