import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from './contract/address.ts'
import { benfen } from './benfen/family.ts'
import { bitcoin } from './bitcoin/family.ts'
import { evm } from './evm/family.ts'
import type { Family } from './family.ts'
import { fuel } from './fuel/family.ts'
import { LEAST_PAYOUT_GAS, starknet } from './starknet/family.ts'
import { svm } from './svm/family.ts'
import { ton } from './ton/family.ts'

/** Families that are built in. They need no chain library, so the web app's first load may include them. */
export const builtIn = [evm, svm, ton, bitcoin, starknet, fuel, benfen] as const satisfies readonly Family[]

/** Outside the families, so that the web app does not load it. */
const leastPayoutGases: Partial<Record<FamilyName, bigint>> = { starknet: LEAST_PAYOUT_GAS }

/** Units of gas that a route to a network of the family charges at least. */
export const leastPayoutGas = (name: FamilyName): bigint => leastPayoutGases[name] ?? 0n

/** Null for a family that is not built in. */
export const familyOf = (name: FamilyName): Family | null =>
  builtIn.find((family: Family) => family.name === name) ?? null

/** Returns the rules of a family. @throws AppError `family_unsupported` for a family that is not built in. */
export function addressRules(family: FamilyName): AddressRules {
  const found = familyOf(family)
  if (!found)
    throw new AppError('family_unsupported', `Addresses of ${family} networks are not supported yet.`, { status: 400 })
  return found.addresses
}

export const hasAddressRules = (family: FamilyName): boolean => familyOf(family) !== null

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
