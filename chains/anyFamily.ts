import type { FamilyName } from '#core/chain/family.ts'
import { builtIn } from './registry.ts'

/** Returns the account that a text names, in the first family that accepts it as an address; null if none does. */
export function accountOfAnyFamily(text: string): { readonly family: FamilyName; readonly canonical: string } | null {
  for (const { name, addresses } of builtIn) {
    try {
      return { family: name, canonical: addresses.parse(text) }
    } catch {
      continue
    }
  }
  return null
}
