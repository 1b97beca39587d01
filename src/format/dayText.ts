import { currentLanguage } from '#src/i18n/current.ts'
import { tagOf } from '#src/i18n/languages.ts'

/** Formats a day without a time zone, such as "2026-06-30". */
export const dayText = (date: string): string =>
  new Intl.DateTimeFormat(tagOf(currentLanguage()), {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${date}T00:00:00Z`))
