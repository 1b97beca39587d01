import type { QuietHours } from '#store/telegram/reminders.ts'

const DAY = 1440

/** True if a minute is in quiet hours, which may span midnight. Empty hours are none. */
export const isQuiet = (minute: number, quiet: QuietHours | null): boolean =>
  quiet !== null &&
  (quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to)

/** Minute of the day to remind at: the wanted one, or the end of the quiet hours that contain it. */
export const notificationMinute = (minute: number, quiet: QuietHours | null): number =>
  quiet && isQuiet(minute, quiet) ? quiet.to : minute

/** Minutes from this one until quiet hours begin or the day ends. */
export const minutesLeft = (minute: number, quiet: QuietHours | null): number =>
  Math.min(DAY - minute, quiet && quiet.from !== quiet.to ? (quiet.from - minute + DAY) % DAY || DAY : DAY)
