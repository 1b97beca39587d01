import { specialPoints } from './checkInPoints.ts'
import type { CheckInRules } from './rules.ts'
import { addDays, mondayOf, type UtcDay, weekdayOf } from './utcDay.ts'

/** Day of the weekly strip (spec §4). */
export interface StripDay {
  /** 0 = Monday. */
  readonly weekday: number
  readonly state: 'claimed' | 'missed' | 'today' | 'coming'
  /** Bonus if every day up to it is checked in or still can be; 0 on normal days. */
  readonly extra: number
}

/** Builds the weekly strip of a mask, Monday to Sunday. */
export function weekStrip(mask: string, today: number, rules: Pick<CheckInRules, 'specials'>): StripDay[] {
  let row = 0
  return Array.from({ length: 7 }, (_, weekday) => {
    const signed = mask[weekday] === '1'
    const state = stateOf(signed, weekday, today)
    const extra = state === 'missed' ? 0 : specialPoints(rules, row)
    row = state === 'missed' ? 0 : row + 1
    return { weekday, state, extra }
  })
}

/** Streak up to today; a day that is not over does not break it. */
export function rowOfDays(mask: string, today: number): number {
  const last = mask[today] === '1' ? today : today - 1
  let row = 0
  while (last - row >= 0 && mask[last - row] === '1') row++
  return row
}

function stateOf(signed: boolean, weekday: number, today: number): StripDay['state'] {
  if (signed) return 'claimed'
  if (weekday === today) return 'today'
  return weekday < today ? 'missed' : 'coming'
}

/**
 * Returns seven characters from Monday to Sunday of today's UTC week: 1 = checked in that day (spec §3, sign_in_mask).
 */
export function weekMask(days: ReadonlySet<UtcDay>, today: UtcDay): string {
  const monday = mondayOf(today)
  return Array.from({ length: 7 }, (_, weekday) => (days.has(addDays(monday, weekday)) ? '1' : '0')).join('')
}

/** True if a mask of this day's week has the day. */
export const signedIn = (mask: string, day: UtcDay): boolean => mask[weekdayOf(day)] === '1'
