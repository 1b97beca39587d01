import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { type Around, loadAround } from './around.ts'
import { type CatalogueSource, configDirs, readConfigFile } from './files.ts'

/** The operator's content for the web app other than the catalogue. */
export interface Site {
  readonly terms: Terms
  readonly poolAddresses: readonly string[]
  readonly around: Around
  readonly trust: PublishedTrust
}

/** Loads the site's content. @throws AppError `config_missing`, `config_invalid`. */
export const loadSite = (source: CatalogueSource): Site => ({
  terms: loadTerms(source),
  poolAddresses: loadPoolAddresses(source),
  around: loadAround(source),
  trust: loadTrust(source),
})

const schema = z.array(z.string().trim().min(1).max(128))

/** Addresses that may open the pool; none by default. @throws AppError `config_missing`, `config_invalid`. */
export const loadPoolAddresses = (source: CatalogueSource): readonly string[] =>
  readConfigFile(source, 'pool.json', schema)

const secure = z
  .url({ protocol: /^https$/, error: 'an https address' })
  .nullable()
  .default(null)
const id = z.string().regex(/^[\w-]{1,64}$/)

const trustSchema = z.strictObject({
  incidents: z.array(z.strictObject({ id, date: z.iso.date(), title: z.string().min(1).max(200), url: secure })),
  drills: z.array(
    z.strictObject({
      id,
      at: z.iso.datetime(),
      outcome: z.enum(['passed', 'failed']),
      seconds: z.number().min(0),
      url: secure,
    }),
  ),
})

/** Incidents and drills that the operator publishes on the trust page. */
type PublishedTrust = z.infer<typeof trustSchema>

const rows = { kind: 'rows', by: ['id'] } as const

/** @throws AppError `config_missing`, `config_invalid`. */
const loadTrust = (source: CatalogueSource): PublishedTrust =>
  readConfigFile(source, 'trust.json', trustSchema, { kind: 'fields', fields: { incidents: rows, drills: rows } })

/** The terms of service as Markdown. */
interface Terms {
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
