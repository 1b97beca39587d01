/** Languages that the app speaks, by their own name. The first is the one that messages fall back to. */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'ru', name: 'Русский', direction: 'ltr' },
  { id: 'zh', name: '简体中文', direction: 'ltr' },
  { id: 'es', name: 'Español', direction: 'ltr' },
  { id: 'tr', name: 'Türkçe', direction: 'ltr' },
  { id: 'pt', name: 'Português (Brasil)', direction: 'ltr' },
  { id: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { id: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { id: 'uk', name: 'Українська', direction: 'ltr' },
  { id: 'fa', name: 'فارسی', direction: 'rtl' },
] as const

export type Language = (typeof languages)[number]['id']

export const isLanguage = (value: unknown): value is Language => languages.some(({ id }) => id === value)

/** Which script or country's kind of it we write, where the id alone does not say. */
const tags: Readonly<Record<string, string>> = { zh: 'zh-Hans', pt: 'pt-BR' }

/** What the page says its language is. */
export const tagOf = (language: Language): string => tags[language] ?? language

/** Where its lines begin. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => languages.find(({ id }) => id === language)?.direction ?? 'ltr'

/** What we speak to somebody whose browser, or whose page, names a tag such as "pt-PT" or "zh-TW". */
export function languageOf(tag: string): Language | null {
  const id = tag.toLowerCase().split(/[-_]/)[0]
  return isLanguage(id) ? id : null
}
