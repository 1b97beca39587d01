/**
 * "4 Mar" in the reader's language, in the Gregorian calendar and the digits of all other figures. Days are UTC, like
 * check-ins, unless a zone is given.
 */
export const dayText = (language: string, at: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(at)
