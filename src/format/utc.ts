import { currentLanguage } from '#src/i18n/current.ts'
import { tagOf } from '#src/i18n/languages.ts'
import { oneCalendar } from './oneCalendar.ts'

/* Days and months by UTC, as the check-in counts them, in the language of the page. */

const written = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(currentLanguage()), { ...oneCalendar, timeZone: 'UTC', ...options }).format(at)

export const displayMonth = (at: Date): string => written(at, { month: 'long', year: 'numeric' })
export const displayDay = (at: Date): string => written(at, { day: 'numeric', month: 'long' })

const weekdays = (weekday: 'short' | 'narrow'): string[] =>
  Array.from({ length: 7 }, (_, day) => written(new Date(Date.UTC(2024, 0, 1 + day)), { weekday }))

/** What a seventh of a phone holds. */
const LONGEST = 6

/** Short names from Monday to Sunday; shorter ones where those are whole words or two of them, as in Persian and Vietnamese. */
export function weekdayNames(): string[] {
  const names = weekdays('short')
  return names.some((name) => name.length > LONGEST || /\s/u.test(name)) ? weekdays('narrow') : names
}
