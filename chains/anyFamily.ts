import { families, type FamilyName } from '#core/chain/family.ts'
import { addressRules, hasAddressRules } from './registry.ts'

/** Returns the account that a text names, in the first family that accepts it as an address; null if none does. */
export function accountOfAnyFamily(text: string): { readonly family: FamilyName; readonly canonical: string } | null {
  for (const family of families.filter(hasAddressRules)) {
    try {
      return { family, canonical: addressRules(family).parse(text) }
    } catch {
      continue
    }
  }
  return null
}
