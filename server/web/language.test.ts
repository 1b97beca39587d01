import { expect, it } from 'vitest'
import { pageLanguage } from './language.ts'

const known = ['en', 'ru', 'zh', 'pt']

it.each([
  ['', '', 'en'],
  ['', 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['', 'de-DE,de;q=0.9,ru;q=0.3,en;q=0.7', 'en'],
  ['', 'de', 'en'],
  ['', 'zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
  ['', 'zh-Hant-HK', 'zh'],
  ['', 'pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
  ['', 'ru;q=0, en;q=0.1', 'en'],
  ['', 'ru;q=nonsense', 'ru'],
  ['lang=ru', 'en', 'ru'],
  ['a=b; lang=en', 'ru', 'en'],
  ['lang=xx', 'ru', 'ru'],
  ['slang=ru', 'en', 'en'],
])('cookies “%s”, accepted “%s”: %s', (cookies, accept, language) => {
  expect(pageLanguage(known, cookies, accept)).toBe(language)
})
