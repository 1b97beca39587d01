/** "4 Mar", as the reader's language writes it; days are UTC and of the Gregorian calendar, like those of check-ins, in the digits of all other figures. */
export const dayText = (language: string, at: Date): string => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' }).format(at)
