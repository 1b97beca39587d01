import { addDays, mondayOf, startOfDay, utcDay, type UtcDay } from './utcDay.ts'

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
