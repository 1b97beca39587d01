import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'

/** How a transaction is named on each family's networks. */
const forms: Partial<Record<FamilyName, { pattern: RegExp; canonical: (ref: string) => string }>> = {
  evm: { pattern: /^0x[0-9a-fA-F]{64}$/, canonical: (ref) => ref.toLowerCase() },
  svm: { pattern: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/, canonical: (ref) => ref },
}

/** @throws AppError `tx_hash_invalid` (422) for text that names no transaction of the family. */
export function canonicalTxRef(family: FamilyName, text: string): string {
  const form = forms[family]
  if (!form?.pattern.test(text)) throw new AppError('tx_hash_invalid', 'That is not a transaction of this network.', { status: 422, retriable: false })
  return form.canonical(text)
}
