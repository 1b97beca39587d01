import type { CheckInRules } from './rules.ts'
import { addDays, mondayOf, type UtcDay } from './utcDay.ts'

/**
 * How many days in a row, up to the day before `day`, are among `days`. A row begins anew with each week, since the mask that
 * clients read tells no more: a Sunday can follow six days, a Monday none.
 */
export function streakBefore(days: ReadonlySet<UtcDay>, day: UtcDay): number {
  let streak = 0
  while (day - 1 - streak >= mondayOf(day) && days.has(addDays(day, -1 - streak))) streak++
  return streak
}

/** What the day after so many in a row earns on top (specification §4, §9). */
export const specialPoints = ({ specials }: Pick<CheckInRules, 'specials'>, streak: number): number =>
  specials.find((special) => special.after === streak)?.points ?? 0
