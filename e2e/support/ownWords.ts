import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { textFiles } from '#tools/i18n/catalogue.ts'
import { parseFtl } from '#tools/i18n/parse.ts'
import { type Language, languageIds, tagOf } from '#src/i18n/languages.ts'
import { textsOf, withoutNames } from './russian.ts'

/** Shorter texts are words in more than one language. */
const SHORTEST = 5

const config = join(import.meta.dirname, '../../config/local')

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []

/** The operator's announcements, in the operator's languages. */
const announced = new Set(
  ['banners', 'events', 'popups'].flatMap((name) =>
    strings(JSON.parse(readFileSync(join(config, `${name}.json`), 'utf8'))).map(withoutNames),
  ),
)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Pattern of a message: its text with anything in its placeholders; null for one with plural forms, or too short to
 * recognize.
 */
function shape(pattern: ReturnType<typeof parseFtl>[string]): RegExp | null {
  const parts = typeof pattern === 'string' ? [pattern] : pattern
  if (parts === null || parts.some((part) => typeof part !== 'string' && part.type !== 'var')) return null
  const words = parts
    .filter((part) => typeof part === 'string')
    .join('')
    .trim()
  const source = parts
    .map((part) => (typeof part === 'string' ? escaped(part) : '.+'))
    .join('')
    .trim()
  return words.length < SHORTEST ? null : new RegExp(`^${source}$`)
}

function shapesOf(language: string): RegExp[] {
  return textFiles(language)
    .filter(({ file }) => !file.startsWith('bot'))
    .flatMap(({ file, path }) => Object.values(parseFtl(readFileSync(path, 'utf8'), file)).map(shape))
    .filter((found) => found !== null)
}

const shapes = new Map(languageIds.map((id) => [id, shapesOf(id)] as const))
const reads = (language: Language, text: string): boolean =>
  (shapes.get(language) ?? []).some((known) => known.test(text))
const PRODUCT = ' · Causeway'
const isMessage = (language: Language, text: string): boolean =>
  reads(language, text) || text.split(': ').every((part) => reads(language, part))
/** A message, two joined by a colon as in the name of a button in a row, or the title of a page. */
const isOwn = (language: Language, text: string): boolean =>
  isMessage(language, text) || (text.endsWith(PRODUCT) && isMessage(language, text.slice(0, -PRODUCT.length)))

/** Expects that the page has no message of another language. */
export async function expectOwnWords(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
  const foreign = async () => {
    const texts = (await textsOf(page))
      .map((text) => withoutNames(text).trim())
      .filter((text) => text.length >= SHORTEST && !announced.has(text) && !isOwn(language, text))
    return texts.flatMap((text) =>
      languageIds.filter((id) => id !== language && reads(id, text)).map((id) => `${id}: ${text}`),
    )
  }
  await expect.poll(foreign, page.url()).toEqual([])
}
