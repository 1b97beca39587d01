import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { syntaxOf } from './parse.ts'

export interface CatalogueMessage {
  readonly id: string
  /** The Fluent file, from the language's own folder. */
  readonly file: string
  /** True if it is part of the first load. */
  readonly first: boolean
  /** The source text with its placeholders. */
  readonly text: string
  readonly places: readonly string[]
}

const folder = join(import.meta.dirname, '../../src/i18n')

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

/** All messages of a language, in the order of their ids. */
export function readCatalogue(language: string): readonly CatalogueMessage[] {
  const root = join(folder, language)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'))
  return files
    .flatMap((name) => {
      const file = relative('.', name).replaceAll('\\', '/')
      const source = readFileSync(join(root, name), 'utf8')
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
