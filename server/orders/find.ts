import { accountOfAnyFamily } from '#chains/anyFamily.ts'

/** The canonical form of an address of whichever family reads it; the text itself where none does. */
export const canonicalOfAnyFamily = (text: string): string => accountOfAnyFamily(text)?.canonical ?? text

const evmHash = /^0x[0-9a-fA-F]{64}$/

/** What a person pasted into the search box, as the database spells it: hex folds, base58 does not. */
export function searchTerm(text: string): string {
  const term = text.trim()
  return evmHash.test(term) ? term.toLowerCase() : canonicalOfAnyFamily(term)
}
