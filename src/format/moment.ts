import { currentLanguage } from '#src/i18n/current.ts'
import { languageOf, tagOf } from '#src/i18n/languages.ts'
import { oneCalendar } from './oneCalendar.ts'

const shapes = {
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  day: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
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

/** Date only; with the year when it is not the current one. */
export function displayDayOf(iso: string): string {
  const moment = new Date(iso)
  return written(moment.getFullYear() === new Date().getFullYear() ? 'date' : 'dayAndYear', moment)
}

/** Date range; both with their year unless both are in the current one. */
export function displayDays(start: Date, end: Date): { start: string; end: string } {
  const year = new Date().getFullYear()
  const shape = start.getFullYear() === year && end.getFullYear() === year ? 'date' : 'dayAndYear'
  return { start: written(shape, start), end: written(shape, end) }
}

/** Date and time; the year replaces the time when it is not the current one. */
export function displayMoment(iso: string): string {
  const moment = new Date(iso)
  return written(moment.getFullYear() === new Date().getFullYear() ? 'day' : 'dayAndYear', moment)
}

/** Short form for lists: time today, else the date, with the year when it is not the current one. */
export function displayWhen(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  if (moment.toDateString() === now.toDateString()) return written('time', moment)
  return written(moment.getFullYear() === now.getFullYear() ? 'shortDate' : 'shortDayAndYear', moment)
}
