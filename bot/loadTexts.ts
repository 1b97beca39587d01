import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Messages } from '#src/i18n/messages.ts'
import { AppError } from '#core/errors.ts'

/** Keys of bot messages without placeholders. */
export type PlainBotKey = {
  [Key in keyof Messages]: Key extends `bot-${string}` ? ([Messages[Key]] extends [never] ? Key : never) : never
}[keyof Messages]

export type TextKey = keyof Messages
type Values = Record<string, string | number>
type Places<Key extends TextKey> = [Messages[Key]] extends [never]
  ? []
  : [values: Record<Messages[Key], string | number>]

/** Messages in one language. The compiler checks each message's placeholders. */
export interface Translator {
  readonly language: string
  /** Without markup, for buttons and notices. */
  plain<Key extends TextKey>(key: Key, ...values: Places<Key>): string
  /** For messages: keeps the catalogue's markup and escapes placeholder values. */
  html<Key extends TextKey>(key: Key, ...values: Places<Key>): string
  /** For keys built from a code: null if missing. Without markup. */
  find(key: string, values?: Values): string | null
}

export interface Texts {
  /** Languages of the catalogue, English first, each with its own name. */
  readonly languages: readonly { readonly id: string; readonly name: string }[]
  /** The first supported language of these, else English. */
  translatorFor(...wanted: readonly (string | null | undefined)[]): Translator
}

/** Right-to-left languages need isolation marks around inserted text. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])
const ENGLISH = 'en'

function readBundle(folder: string, language: string): FluentBundle {
  // Latin digits, like all other figures, even in languages with digits of their own.
  const bundle = new FluentBundle(`${language}-u-nu-latn`, { useIsolating: rightToLeft.has(language) })
  for (const name of readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ftl'),
  ))
    bundle.addResource(new FluentResource(readFileSync(join(folder, language, name), 'utf8')))
  return bundle
}

function format(bundles: readonly FluentBundle[], key: string, values: Values): string | null {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    if (errors.length === 0) return text
  }
  return null
}

/** A tap copies the text of `code`, so its isolation marks go around it. */
const ISOLATED_CODE = /<code>(\u2068)([^<]*)(\u2069)<\/code>/g

const escaped = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? escapeHtml(value) : value]),
  )

function wordsOf(language: string, bundles: readonly FluentBundle[]): Translator {
  return {
    language,
    plain: (key, ...[values]) => format(bundles, key, values ?? {}) ?? key,
    html: (key, ...[values]) =>
      (format(bundles, key, escaped(values ?? {})) ?? escapeHtml(key)).replaceAll(ISOLATED_CODE, '$1<code>$2</code>$3'),
    find: (key, values = {}) => format(bundles, key, values),
  }
}

/** Reads the messages of every language that has bot texts. @throws AppError `texts_missing` */
export function loadTexts(folder: string = catalogueDir()): Texts {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('bot.ftl'),
  )
  const english = readBundle(folder, ENGLISH)
  const words = new Map(
    names.map(
      ({ name }) =>
        [
          name,
          name === ENGLISH ? wordsOf(name, [english]) : wordsOf(name, [readBundle(folder, name), english]),
        ] as const,
    ),
  )
  const known = words.get(ENGLISH) ?? wordsOf(ENGLISH, [english])
  const ids = [ENGLISH, ...[...words.keys()].filter((id) => id !== ENGLISH).sort()]
  return {
    languages: ids.map((id) => ({ id, name: words.get(id)?.plain('bot-language-name') ?? id })),
    translatorFor: (...wanted) => {
      for (const tag of wanted) {
        if (!tag) continue
        const found = words.get(tag) ?? words.get(tag.toLowerCase().split('-')[0] ?? '')
        if (found) return found
      }
      return known
    },
  }
}

/** Folders of the messages: next to a built program, or in the app's sources. */
const places = ['i18n', 'src/i18n'] as const

/** Finds the folder of the messages, searching upwards. @throws AppError `texts_missing` */
export function catalogueDir(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = places.map((place) => join(dir, place)).find((folder) => existsSync(join(folder, 'en/bot.ftl')))
    if (found !== undefined) return found
    if (dirname(dir) === dir)
      throw new AppError(
        'texts_missing',
        'The folder i18n/ with the messages of the bot is missing next to the program.',
        { retriable: false },
      )
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes foreign text for Telegram's HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
