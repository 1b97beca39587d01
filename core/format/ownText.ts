/** The operator's own words: one text for everybody, or one for each language with English among them. */
export type OwnText = string | { readonly en: string; readonly [language: string]: string }

/** In the reader's language, or in English where there is none for it. */
export const textIn = (value: OwnText, language: string): string =>
  typeof value === 'string' ? value : (value[language] ?? value.en)
