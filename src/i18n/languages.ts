/** Languages that the app speaks. The first is the one that messages fall back to; `languageNames.ts` has their names. */
export const languageIds = ['en', 'ru', 'zh', 'es', 'tr', 'pt', 'vi', 'id', 'uk', 'fa'] as const

export type Language = (typeof languageIds)[number]

export const isLanguage = (value: unknown): value is Language => languageIds.some((id) => id === value)

/** Which script or country's kind of it we write, where the id alone does not say. */
const tags: Readonly<Record<string, string>> = { zh: 'zh-Hans', pt: 'pt-BR' }

/** What the page says its language is. */
export const tagOf = (language: Language): string => tags[language] ?? language

/** Where its lines begin. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'fa' ? 'rtl' : 'ltr')

/** What we speak to somebody whose browser, or whose page, names a tag such as "pt-PT" or "zh-TW". */
export function languageOf(tag: string): Language | null {
  const id = tag.toLowerCase().split(/[-_]/)[0]
  return isLanguage(id) ? id : null
}
