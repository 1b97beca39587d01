import { currentLanguage } from '#src/i18n/current.ts'

/** Joins items in one sentence by the rules of the page's language. */
export const listText = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts)
