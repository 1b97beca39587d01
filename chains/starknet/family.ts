import type { Family } from '../family.ts'
import { padFelt, starknetAddressRules } from './address.ts'

/** Numbers of Starknet ("felts") are below this prime. */
const PRIME = 2n ** 251n + 17n * 2n ** 192n + 1n

/** True for a felt in hex, with or without leading zeros. */
export const isFelt = (text: string): boolean => /^0x[\da-f]{1,64}$/i.test(text) && BigInt(text) < PRIME

export const starknet = {
  name: 'starknet',
  addresses: starknetAddressRules,
  settlement: 'none',
  // Wallets return the same hash with and without leading zeros.
  txRef: (text) => (isFelt(text) && BigInt(text) > 0n ? padFelt(text.slice(2)) : null),
  // Ten calls that carry a memo are a small part of a transaction.
  depositMemo: 310,
} as const satisfies Family
