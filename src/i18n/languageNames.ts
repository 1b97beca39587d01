import type { Language } from './languages.ts'

/** Each language by its own name, for whoever chooses one. */
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
