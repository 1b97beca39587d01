import { addDays, mondayOf, type UtcDay, weekdayOf } from './utcDay.ts'

/** Seven characters from Monday to Sunday of today's UTC week: 1 = checked in that day (spec §3, sign_in_mask). */
export function weekMask(days: ReadonlySet<UtcDay>, today: UtcDay): string {
  const monday = mondayOf(today)
  return Array.from({ length: 7 }, (_, weekday) => (days.has(addDays(monday, weekday)) ? '1' : '0')).join('')
}

/** True if a mask of this day's week has the day. */
export const signedIn = (mask: string, day: UtcDay): boolean => mask[weekdayOf(day)] === '1'
