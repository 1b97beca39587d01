import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from './contract.ts'
import { evmAddressRules } from './evm/address.ts'
import { svmAddressRules } from './svm/address.ts'
import { tonAddressRules } from './ton/address.ts'

/** Address rules by family. They need no chain library, so the web app's first load may include them. */
const rules: Partial<Record<FamilyName, AddressRules>> = {
  evm: evmAddressRules,
  svm: svmAddressRules,
  ton: tonAddressRules,
}

/** Returns the rules of a family. @throws AppError `family_unsupported` for a family that is not built in. */
export function addressRules(family: FamilyName): AddressRules {
  const found = rules[family]
  if (!found)
    throw new AppError('family_unsupported', `Addresses of ${family} networks are not supported yet.`, { status: 400 })
  return found
}

export const hasAddressRules = (family: FamilyName): boolean => rules[family] !== undefined
