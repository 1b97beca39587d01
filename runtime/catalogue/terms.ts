import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import { type CatalogueSource, configDirs } from './files.ts'

/** The terms of service as Markdown. */
export interface Terms {
  /** For languages without their own text. */
  readonly text: string
  /** By language, from files such as terms.ru.md. */
  readonly translations: Readonly<Record<string, string>>
}

const FILE = 'terms.md'
const translated = /^terms\.([a-z]{2})\.md$/

/**
 * Text and translations are from one folder: an operator's own terms never mix with the packaged translation of other
 * terms.
 * @throws AppError `config_missing`, `config_invalid` if the text is empty.
 */
export function loadTerms(source: CatalogueSource): Terms {
  const dirs = configDirs(source)
  const dir = dirs.find((candidate) => existsSync(join(candidate, FILE)))
  if (dir === undefined)
    throw new AppError('config_missing', `${FILE} is in none of: ${dirs.join(', ')}`, { retriable: false })
  const read = (name: string): string => {
    const text = readFileSync(join(dir, name), 'utf8').trim()
    if (text === '') throw new AppError('config_invalid', `${join(dir, name)} is empty.`, { retriable: false })
    return text
  }
  const names = readdirSync(dir).flatMap((name) => {
    const language = translated.exec(name)?.[1]
    return language === undefined ? [] : [[language, read(name)] as const]
  })
  return { text: read(FILE), translations: Object.fromEntries(names) }
}

/** The text in a language, or the default one, which is assumed to be English; with its language. */
export function termsIn(terms: Terms, language: string): { language: string; text: string } {
  const own = terms.translations[language]
  return own === undefined ? { language: 'en', text: terms.text } : { language, text: own }
}
