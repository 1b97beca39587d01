import { currentLanguage } from '#src/i18n/current.ts'
import { tagOf } from '#src/i18n/languages.ts'
import { oneCalendar } from './oneCalendar.ts'

/* UTC days and months, as the check-in counts them, in the page's language. */

const written = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(currentLanguage()), { ...oneCalendar, timeZone: 'UTC', ...options }).format(at)

export const displayMonth = (at: Date): string => written(at, { month: 'long', year: 'numeric' })
export const displayDay = (at: Date): string => written(at, { day: 'numeric', month: 'long' })

const weekdays = (weekday: 'short' | 'narrow'): string[] =>
  Array.from({ length: 7 }, (_, day) => written(new Date(Date.UTC(2024, 0, 1 + day)), { weekday }))

/** Characters that fit into a seventh of a phone's width. */
const LONGEST = 6

/** Short weekday names, Monday to Sunday; narrow ones when those are too long, as in Persian and Vietnamese. */
export function weekdayNames(): string[] {
  const names = weekdays('short')
  return names.some((name) => name.length > LONGEST || /\s/u.test(name)) ? weekdays('narrow') : names
}
