import { currentLanguage } from '#src/i18n/current.ts'
import { languageOf, tagOf } from '#src/i18n/languages.ts'

const shapes = {
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  day: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'long' },
  dayAndYear: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short' },
  shortDayAndYear: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const made = new Map<string, Intl.DateTimeFormat>()

/** Uses the page's language, in the browser's regional variant when it names one. */
function written(shape: keyof typeof shapes, moment: Date): string {
  const language = currentLanguage()
  const locale = globalThis.navigator?.languages?.find((wanted) => languageOf(wanted) === language) ?? tagOf(language)
  const key = `${locale} ${shape}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...oneCalendar, ...shapes[shape] })
  made.set(key, format)
  return format.format(moment)
}

export const displayClock = (iso: string): string => written('clock', new Date(iso))

/** Hours and minutes, whatever the day is. */
export const displayTime = (iso: string): string => written('time', new Date(iso))

/** Date only; with the year when it is not the current one. */
export function displayDayOf(iso: string): string {
  const moment = new Date(iso)
  return written(moment.getFullYear() === new Date().getFullYear() ? 'date' : 'dayAndYear', moment)
}

/** Formats the date range; both with their year unless both are in the current one. */
export function displayDays(start: Date, end: Date): { start: string; end: string } {
  const year = new Date().getFullYear()
  const shape = start.getFullYear() === year && end.getFullYear() === year ? 'date' : 'dayAndYear'
  return { start: written(shape, start), end: written(shape, end) }
}

/** Formats the date and time, with the year when it is not the current one. */
export function displayMoment(iso: string): string {
  const moment = new Date(iso)
  return written(moment.getFullYear() === new Date().getFullYear() ? 'day' : 'dayOfYear', moment)
}

/** Short form for lists: time today, else the date, with the year when it is not the current one. */
export function displayWhen(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  if (moment.toDateString() === now.toDateString()) return written('time', moment)
  return written(moment.getFullYear() === now.getFullYear() ? 'shortDate' : 'shortDayAndYear', moment)
}

/* UTC days and months, as the check-in counts them, in the page's language. */

const inUtc = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(currentLanguage()), { ...oneCalendar, timeZone: 'UTC', ...options }).format(at)

export const displayMonth = (at: Date): string => inUtc(at, { month: 'long', year: 'numeric' })
export const displayDay = (at: Date): string => inUtc(at, { day: 'numeric', month: 'long' })

const weekdays = (weekday: 'short' | 'narrow'): string[] =>
  Array.from({ length: 7 }, (_, day) => inUtc(new Date(Date.UTC(2024, 0, 1 + day)), { weekday }))

/** Characters that fit into a seventh of a phone's width. */
const LONGEST = 6

/** Short weekday names, Monday to Sunday; narrow ones when those are too long, as in Persian and Vietnamese. */
export function weekdayNames(): string[] {
  const names = weekdays('short')
  return names.some((name) => name.length > LONGEST || /\s/u.test(name)) ? weekdays('narrow') : names
}

/**
 * Date options: the calendar of check-ins and campaigns and Latin digits, in every language. A month name of another calendar would not
 * match the days below it.
 */
const oneCalendar = { calendar: 'gregory', numberingSystem: 'latn' } as const
