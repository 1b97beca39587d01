/** "4 Mar", as the reader's language writes it; days are UTC, like those of check-ins. */
export const dayText = (language: string, at: Date): string => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at)
