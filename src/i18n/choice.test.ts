import { expect, it } from 'vitest'
import { wantedLanguage } from './choice.ts'
import { languageIds, languageOf, tagOf } from './languages.ts'

it.each([
  ['', ['ru-RU', 'en'], 'ru'],
  ['', ['xx', 'ru'], 'ru'],
  ['', ['RU'], 'ru'],
  ['', ['xx'], 'en'],
  ['', [], 'en'],
  ['lang=ru', ['en'], 'ru'],
  ['', ['zh-TW', 'en'], 'zh'],
  ['', ['zh-Hant-HK'], 'zh'],
  ['', ['pt-PT'], 'pt'],
  ['', ['es-419'], 'es'],
  ['lang=nonsense', ['ru'], 'ru'],
] as const)('cookies “%s”, the browser’s %j: %s', (cookies, accepted, language) => {
  expect(wantedLanguage(cookies, accepted)).toBe(language)
})

it('a language is found by its page’s tag', () => {
  expect(languageIds.map((id) => languageOf(tagOf(id)))).toEqual(languageIds)
})
