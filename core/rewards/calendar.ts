import { addDays, mondayOf, startOfDay, utcDay, type UtcDay, weekdayOf } from './utcDay.ts'
import { specialPoints } from './checkInPoints.ts'
import type { CheckInRules } from './rules.ts'

/** Month of the check-in calendar; months count from 1. */
export interface Month {
  readonly year: number
  readonly month: number
}

export const CELLS = 42

export const monthOf = (at: Date): Month => ({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 })

const ordinal = ({ year, month }: Month): number => year * 12 + month - 1

export const shiftMonth = (from: Month, by: number): Month => {
  const moved = ordinal(from) + by
  return { year: Math.floor(moved / 12), month: (moved % 12) + 1 }
}

/** Returns the 42 days of a month's page, from the Monday of the week of its first day. */
export function cellsOf(month: Month): { readonly day: UtcDay; readonly inMonth: boolean }[] {
  const first = utcDay(new Date(Date.UTC(month.year, month.month - 1, 1)))
  return Array.from({ length: CELLS }, (_, cell) => {
    const day = addDays(mondayOf(first), cell)
    return { day, inMonth: ordinal(monthOf(startOfDay(day))) === ordinal(month) }
  })
}

/** Visible arrows: never before the earliest month, never past the current one (spec §2). */
export const arrowsOf = (
  month: Month,
  earliest: Date,
  now: Date,
): { readonly previous: boolean; readonly next: boolean } => ({
  previous: ordinal(month) > ordinal(monthOf(earliest)),
  next: ordinal(month) < ordinal(monthOf(now)),
})

/** Returns the hours, minutes and seconds until the next UTC midnight; never 24:00:00. */
export function untilMidnight(now: Date): {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
} {
  const seconds = Math.ceil((startOfDay(addDays(utcDay(now), 1)).getTime() - now.getTime()) / 1000) % 86_400
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

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
