/** Supported languages. Messages fall back to the first; `languageNames` has their names. */
export const languageIds = ['en', 'ru', 'zh', 'es', 'tr', 'pt', 'vi', 'id', 'uk', 'fa'] as const

export type Language = (typeof languageIds)[number]

export const isLanguage = (value: unknown): value is Language => languageIds.some((id) => id === value)

/** Script or region of our texts, when the ID alone does not imply it. */
const tags: Readonly<Record<string, string>> = { zh: 'zh-Hans', pt: 'pt-BR' }

/** Returns the value of the page's `lang` attribute. */
export const tagOf = (language: Language): string => tags[language] ?? language

/** Returns the text direction. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'fa' ? 'rtl' : 'ltr')

/** Returns the supported language for a tag such as "pt-PT" or "zh-TW". */
export function languageOf(tag: string): Language | null {
  const id = tag.toLowerCase().split(/[-_]/)[0]
  return isLanguage(id) ? id : null
}

/** Each language under its own name, for the language list. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  zh: '简体中文',
  es: 'Español',
  tr: 'Türkçe',
  pt: 'Português (Brasil)',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  uk: 'Українська',
  fa: 'فارسی',
}
