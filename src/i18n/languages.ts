/** Languages that the app speaks, by their own name. The first is the one that messages fall back to. */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'ru', name: 'Русский', direction: 'ltr' },
] as const

export type Language = (typeof languages)[number]['id']

export const isLanguage = (value: unknown): value is Language => languages.some(({ id }) => id === value)
