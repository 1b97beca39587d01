import { familyOf } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'

/** @throws AppError `tx_hash_invalid` (422) if the text isn't a transaction reference of the family */
export function canonicalTxRef(family: FamilyName, text: string): string {
  const canonical = familyOf(family)?.txRef(text)
  if (!canonical)
    throw new AppError('tx_hash_invalid', 'That isn’t a transaction hash of this network.', {
      status: 422,
      retriable: false,
    })
  return canonical
}
