import { readTxRef, writeTxRef } from '#chains/ton/txRef.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'

const matching = (pattern: RegExp, canonical: (text: string) => string) => (text: string) =>
  pattern.test(text) ? canonical(text) : null

/** Parses a transaction reference of each family to its canonical form; null if it is none. */
const forms: Partial<Record<FamilyName, (text: string) => string | null>> = {
  evm: matching(/^0x[0-9a-fA-F]{64}$/, (text) => text.toLowerCase()),
  svm: matching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, (text) => text),
  ton: (text) => {
    const ref = readTxRef(text)
    return ref && writeTxRef(ref)
  },
}

/** @throws AppError `tx_hash_invalid` (422) if the text is no transaction reference of the family */
export function canonicalTxRef(family: FamilyName, text: string): string {
  const canonical = forms[family]?.(text)
  if (!canonical)
    throw new AppError('tx_hash_invalid', 'That isn’t a transaction hash of this network.', {
      status: 422,
      retriable: false,
    })
  return canonical
}
