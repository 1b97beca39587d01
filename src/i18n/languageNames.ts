import type { Language } from './languages.ts'

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
