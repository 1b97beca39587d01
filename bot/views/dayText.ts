/**
 * "4 Mar", as the reader's language writes it, of the Gregorian calendar and in the digits of all other figures. Days are UTC, like those of check-ins,
 * unless a zone is named.
 */
export const dayText = (language: string, at: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(at)
