import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { syntaxOf } from './parse.ts'

export interface CatalogueMessage {
  readonly id: string
  /** The Fluent file, from the language's own folder; `wallets/<family>` for the texts of a family. */
  readonly file: string
  /** True if it is part of the first load. */
  readonly first: boolean
  /** The source text with its placeholders. */
  readonly text: string
  readonly places: readonly string[]
}

const app = join(import.meta.dirname, '../../src')

interface TextFile {
  readonly file: string
  readonly path: string
}

/** Returns the path of a family's texts. @throws Error if the family has texts, but none in this language */
export function familyTexts(wallets: string, family: string, language: string): string {
  const path = join(wallets, family, 'texts', `${language}.ftl`)
  if (existsSync(path)) return path
  throw new Error(
    `The family ${family} has no texts in the language ${language}: add src/wallets/${family}/texts/${language}.ftl (docs/adding-a-wallet.md, “A family of wallets”).`,
  )
}

/** Lists the Fluent files of a language: its folder, and one of each wallet family. */
export function textFiles(language: string): readonly TextFile[] {
  const root = join(app, 'i18n', language)
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'))
  const families = readdirSync(join(app, 'wallets')).filter((name) => existsSync(join(app, 'wallets', name, 'texts')))
  return [
    ...own.map((name) => ({ file: name.replaceAll('\\', '/'), path: join(root, name) })),
    ...families.map((name) => ({
      file: `wallets/${name}`,
      path: familyTexts(join(app, 'wallets'), name, language),
    })),
  ]
}

/** Every `$name` inside a message, each once. */
function placesIn(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const item of node) placesIn(item, found)
  else if (node && typeof node === 'object') {
    const { type, id } = node as { type?: string; id?: { name: string } }
    if (type === 'VariableReference' && id) found.add(id.name)
    for (const value of Object.values(node)) placesIn(value, found)
  }
  return found
}

/** Reads all messages of a language, in the order of their ids. */
export function readCatalogue(language: string): readonly CatalogueMessage[] {
  return textFiles(language)
    .flatMap(({ file, path }) => {
      const source = readFileSync(path, 'utf8')
      return syntaxOf(source).body.flatMap((entry) => {
        if (entry.type !== 'Message' || !entry.value) return []
        const text = source.slice(entry.value.span?.start, entry.value.span?.end)
        return [
          {
            id: entry.id.name,
            file,
            first: file.startsWith('first/'),
            text,
            places: [...placesIn(entry.value)].sort(),
          },
        ]
      })
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
