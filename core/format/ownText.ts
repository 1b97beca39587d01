/** The operator's own text: one for all languages, or one per language with at least English. */
export type OwnText = string | { readonly en: string; readonly [language: string]: string }

/** Returns the text in the reader's language, else in English. */
export const textIn = (value: OwnText, language: string): string =>
  typeof value === 'string' ? value : (value[language] ?? value.en)
