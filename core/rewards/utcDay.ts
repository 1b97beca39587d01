import type { Brand } from '../brand.ts'

/**
 * UTC day as days since 1970-01-01. Weeks, streaks and calendars are computed from it; users and contracts see
 * `dateNumber`.
 */
export type UtcDay = Brand<number, 'UtcDay'>

export const DAY_MS = 86_400_000

export const utcDay = (at: Date): UtcDay => Math.floor(at.getTime() / DAY_MS) as UtcDay

export const startOfDay = (day: UtcDay): Date => new Date(day * DAY_MS)

export const addDays = (day: UtcDay, days: number): UtcDay => (day + days) as UtcDay

/** Returns the day as contracts encode it: 20231225. */
export function dateNumber(day: UtcDay): number {
  const date = startOfDay(day)
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}

/** Returns the day as the specification's calls encode it: 2023-12-25. */
export const isoDay = (day: UtcDay): string => startOfDay(day).toISOString().slice(0, 10)

/** Parses a number such as 20231225; null if the calendar has no such day. */
export function dayOfDateNumber(date: number): UtcDay | null {
  const at = Date.UTC(Math.floor(date / 10_000), (Math.floor(date / 100) % 100) - 1, date % 100)
  if (!Number.isSafeInteger(date) || Number.isNaN(at)) return null
  const day = utcDay(new Date(at))
  return dateNumber(day) === date ? day : null
}

/** 0 = Monday … 6 = Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: UtcDay): number => (((day + 3) % 7) + 7) % 7

/** Returns the Monday of the day's week. */
export const mondayOf = (day: UtcDay): UtcDay => addDays(day, -weekdayOf(day))
