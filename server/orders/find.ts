import { accountOfAnyFamily } from '#chains/registry.ts'

/** Canonical form of an address of any family; the text itself if no family parses it. */
export const canonicalOfAnyFamily = (text: string): string => accountOfAnyFamily(text)?.canonical ?? text

const evmHash = /^0x[0-9a-fA-F]{64}$/

/** Normalizes a search term to the database's spelling: hex is case-insensitive, base58 is not. */
export function searchTerm(text: string): string {
  const term = text.trim()
  return evmHash.test(term) ? term.toLowerCase() : canonicalOfAnyFamily(term)
}
