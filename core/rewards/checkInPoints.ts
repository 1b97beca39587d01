import type { CheckInRules } from './rules.ts'
import { addDays, mondayOf, type UtcDay } from './utcDay.ts'

export interface CheckInDay {
  readonly at: Date
  /** True if a bridge of the wallet settled on that UTC day. */
  readonly bridged: boolean
  /** Streak before this day. */
  readonly streak: number
}

export const isDouble = ({ doubleWindows }: Pick<CheckInRules, 'doubleWindows'>, at: Date): boolean =>
  doubleWindows.some((window) => window.from <= at && at < window.until)

/** Bonus of the day's bridge on a check-in at this time. */
export const bridgeShare = (rules: CheckInRules, at: Date): number =>
  (rules.withBridge - rules.points) * (isDouble(rules, at) ? 2 : 1)

/** Returns the points of one check-in; a special day's extra is not doubled. */
export function checkInPoints(rules: CheckInRules, day: CheckInDay): number {
  const base = day.bridged ? rules.withBridge : rules.points
  return base * (isDouble(rules, day.at) ? 2 : 1) + specialPoints(rules, day.streak)
}

/**
 * Returns the length of the streak in `days` up to the day before `day`. Streaks reset every Monday, since the mask that clients
 * read covers one week: a Sunday can follow six days, a Monday none.
 */
export function streakBefore(days: ReadonlySet<UtcDay>, day: UtcDay): number {
  let streak = 0
  while (day - 1 - streak >= mondayOf(day) && days.has(addDays(day, -1 - streak))) streak++
  return streak
}

/** Bonus on the day that follows a streak of this many days (spec §4, §9). */
export const specialPoints = ({ specials }: Pick<CheckInRules, 'specials'>, streak: number): number =>
  specials.find((special) => special.after === streak)?.points ?? 0
