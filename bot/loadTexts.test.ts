import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '#local/botApi/text.ts'
import { readCatalogue } from '#tools/i18n/catalogue.ts'
import { dayText } from './views/timeText.ts'
import { catalogueDir, loadTexts } from './loadTexts.ts'

const texts = loadTexts()

it('uses the chosen language, else Telegram’s, else English', () => {
  expect(texts.translatorFor('ru', 'en').language).toBe('ru')
  expect(texts.translatorFor(null, 'ru-RU').language).toBe('ru')
  expect(texts.translatorFor(null, 'xx', undefined).language).toBe('en')
  expect(texts.languages.map(({ id }) => id)).toEqual([
    'en',
    ...readdirSync(catalogueDir(), { withFileTypes: true })
      .filter(
        (one) =>
          one.isDirectory() && readdirSync(join(catalogueDir(), one.name)).includes('bot.ftl') && one.name !== 'en',
      )
      .map(({ name }) => name),
  ])
})

it('placeholder values are escaped, and nothing else', () => {
  const words = texts.translatorFor('en')
  expect(words.html('bot-start-hello', { name: '<b>Ada</b> & co' })).toBe('Hello, &lt;b&gt;Ada&lt;/b&gt; &amp; co!')
  expect(words.plain('bot-start-hello', { name: 'Ada & co' })).toBe('Hello, Ada & co!')
  expect(words.find('bot-no-such-thing')).toBeNull()
})

it('Persian numbers and days use the same digits as elsewhere', () => {
  expect(texts.translatorFor('fa').plain('bot-points-bridges', { points: 1234 })).toContain('\u20681,234\u2069')
  expect(dayText('fa', new Date(Date.UTC(2026, 2, 4)))).toMatch(/^4 مارس/)
})

describe.each(texts.languages.map(({ id }) => id))('in %s', (language) => {
  it('every bot message is HTML that Telegram accepts, and fits its limit', () => {
    const words = texts.translatorFor(language)
    for (const { id, places } of readCatalogue(language).filter(({ file }) => file.startsWith('bot'))) {
      const values = Object.fromEntries(
        places.map((place) => [place, place === 'points' || place === 'count' ? 5 : '<x>']),
      )
      const text = words.find(id, values)
      expect(text, id).not.toBeNull()
      expect(() => parseHtml((text ?? '').replaceAll('<x>', '&lt;x&gt;')), id).not.toThrow()
      if (id.startsWith('bot-command-')) expect((text ?? '').length, id).toBeLessThanOrEqual(256)
    }
  })
})
