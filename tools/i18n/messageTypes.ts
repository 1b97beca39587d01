import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogueMessage, readCatalogue } from './catalogue.ts'

const target = join(import.meta.dirname, '../../src/i18n/messages.ts')

const head = `/** Generated from the English messages, ignored by git: each id with the names of its places. */
export interface Messages {
`

/** The module that lets the compiler check message ids and their places. */
export const typesOf = (messages: readonly Pick<CatalogueMessage, 'id' | 'places'>[]): string =>
  `${head}${messages.map(({ id, places }) => `  '${id}': ${places.length ? places.map((name) => `'${name}'`).join(' | ') : 'never'}\n`).join('')}}\n`

/** Writes that module, unless it is up to date: a new file would start every watcher again. */
export function writeMessageTypes(file: string = target): void {
  const types = typesOf(readCatalogue('en'))
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}
