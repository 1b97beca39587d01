import type { QuietHours } from '#store/contract/reminders.ts'

const DAY = 1440

/** Whether a minute lies in quiet hours; they may run over midnight. Hours of no length are none. */
export const isQuiet = (minute: number, quiet: QuietHours | null): boolean =>
  quiet !== null &&
  (quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to)

/** The minute of the day at which somebody is reminded: the wanted one, or the end of the quiet hours that hold it. */
export const tellingMinute = (minute: number, quiet: QuietHours | null): number =>
  quiet && isQuiet(minute, quiet) ? quiet.to : minute

/** Minutes from this one until quiet hours begin or the day ends. */
export const minutesLeft = (minute: number, quiet: QuietHours | null): number =>
  Math.min(DAY - minute, quiet && quiet.from !== quiet.to ? (quiet.from - minute + DAY) % DAY || DAY : DAY)
