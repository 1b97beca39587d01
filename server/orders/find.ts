import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { families } from '#core/chain/family.ts'

/** The canonical form of an address of whichever family reads it; the text itself where none does. */
export function canonicalOfAnyFamily(text: string): string {
  for (const family of families.filter(hasAddressRules)) {
    try {
      return addressRules(family).parse(text)
    } catch {
      continue
    }
  }
  return text
}

const evmHash = /^0x[0-9a-fA-F]{64}$/

/** What a person pasted into the search box, as the database spells it: hex folds, base58 does not. */
export function searchTerm(text: string): string {
  const term = text.trim()
  return evmHash.test(term) ? term.toLowerCase() : canonicalOfAnyFamily(term)
}
