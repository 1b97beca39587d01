import { currentLanguage } from '#src/i18n/current.ts'

/** Several things in one sentence, joined as the language of the page does it. */
export const listText = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts)
