import { addDays } from '#core/rewards/utcDay.ts'
import type { QuietHours, ReminderPreference } from '#store/telegram/reminders.ts'
import { localDay, localMoment } from './localTime.ts'

/** Reminders due in the same minute are spread over this many minutes, so that the top of the hour causes no peak. */
const SPREAD_MINUTES = 10

/** Returns an offset hashed from the user id: constant per user, uniform across users. */
export function spreadMs(userId: number, windowMs: number): number {
  let mixed = Math.imul(userId ^ Math.floor(userId / 2 ** 32), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed ^= mixed >>> 13
  return Math.floor(((mixed >>> 0) / 2 ** 32) * windowMs)
}

/**
 * Returns the first time after `after` at which to remind the user: once per local day, outside quiet hours, not while
 * muted.
 */
export function nextDue({ minute, zone, quiet, mutedUntil }: ReminderPreference, userId: number, after: Date): Date {
  const from = mutedUntil && mutedUntil > after ? mutedUntil : after
  const told = notificationMinute(minute, quiet)
  const spread = spreadMs(userId, Math.min(SPREAD_MINUTES, minutesLeft(told, quiet)) * 60_000)
  for (let day = addDays(localDay(from, zone), -1); ; day = addDays(day, 1)) {
    const moment = localMoment(day, told, zone)
    if (!moment) continue
    const due = new Date(moment.getTime() + spread)
    if (due > from && localDay(due, zone) === day) return due
  }
}

const DAY = 1440

/** True if a minute is in quiet hours, which may span midnight. An empty range contains no minute. */
export const isQuiet = (minute: number, quiet: QuietHours | null): boolean =>
  quiet !== null &&
  (quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to)

/** Returns the minute of the day to remind at: the chosen one, or the end of the quiet hours that contain it. */
export const notificationMinute = (minute: number, quiet: QuietHours | null): number =>
  quiet && isQuiet(minute, quiet) ? quiet.to : minute

/** Returns the minutes from this one until quiet hours begin or the day ends. */
const minutesLeft = (minute: number, quiet: QuietHours | null): number =>
  Math.min(DAY - minute, quiet && quiet.from !== quiet.to ? (quiet.from - minute + DAY) % DAY || DAY : DAY)
