import type { FamilyName } from '#core/chain/family.ts'
import { formatUnits } from '#core/money/units.ts'

/** Payment to an address on a family's main network. */
interface LinkedPayment {
  /** As displayed. */
  readonly address: string
  /** Token's address; null = the native coin. */
  readonly token: string | null
  readonly units: bigint
  readonly decimals: number
  readonly memo: string | null
}

/** Links that wallets read from a QR code, by family; null where they don't agree on one. */
const writers: Partial<Record<FamilyName, (payment: LinkedPayment) => string>> = {
  /** BIP 21. */
  bitcoin: ({ address, units, decimals }) => `bitcoin:${address}?amount=${formatUnits(units, decimals)}`,
  /** Transfer request of Solana Pay: the recipient is the owner, also for tokens. */
  svm: ({ address, token, units, decimals, memo }) =>
    `solana:${address}?${queryOf({ amount: formatUnits(units, decimals), 'spl-token': token, memo })}`,
  /** In base units; `jetton` is the token's master. */
  ton: ({ address, token, units, memo }) =>
    `ton://transfer/${address}?${queryOf({ amount: String(units), jetton: token, text: memo })}`,
}

/** Returns a payment as a link of the family's wallets; null where they don't agree on one. */
export const paymentUri = (family: FamilyName, payment: LinkedPayment): string | null =>
  writers[family]?.(payment) ?? null

function queryOf(values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value)
  return query.toString().replaceAll('+', '%20')
}
