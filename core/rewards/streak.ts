import type { CheckInRules } from './rules.ts'
import { addDays, mondayOf, type UtcDay } from './utcDay.ts'

/**
 * Length of the streak in `days` up to the day before `day`. Streaks reset every Monday, since the mask that clients
 * read covers one week: a Sunday can follow six days, a Monday none.
 */
export function streakBefore(days: ReadonlySet<UtcDay>, day: UtcDay): number {
  let streak = 0
  while (day - 1 - streak >= mondayOf(day) && days.has(addDays(day, -1 - streak))) streak++
  return streak
}

/** Bonus of the day after this many in a row (spec §4, §9). */
export const specialPoints = ({ specials }: Pick<CheckInRules, 'specials'>, streak: number): number =>
  specials.find((special) => special.after === streak)?.points ?? 0
