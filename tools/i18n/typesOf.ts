import type { CatalogueMessage } from './catalogue.ts'

const head = `/** Written by tools/i18n/write.ts from the English messages: each id with the names of its places. */
export interface Messages {
`

/**
 * Module that lets the compiler check message ids and their placeholders. One line per message, so that changes merge
 * line by line.
 */
export const typesOf = (messages: readonly CatalogueMessage[]): string =>
  `${head}${messages.map(({ id, places }) => `  '${id}': ${places.length ? places.map((name) => `'${name}'`).join(' | ') : 'never'}\n`).join('')}}\n`
