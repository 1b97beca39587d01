import type { Family } from '../family.ts'
import { padFelt, starknetAddressRules } from './address.ts'

/** Numbers of Starknet ("felts") are below this prime. */
const PRIME = 2n ** 251n + 17n * 2n ** 192n + 1n

/** True for a felt in hex, with or without leading zeros. */
export const isFelt = (text: string): boolean => /^0x[\da-f]{1,64}$/i.test(text) && BigInt(text) < PRIME

/** Pays for transactions of version 3, the only ones that wallets still send. */
export const STRK = '0x04718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d'

/**
 * 2 STRK. A long route uses about 10^8 units of gas, which cost 0.3 STRK at the network's lowest price. An account has to hold
 * the bound that its wallet signs, which is up to 2.25 times the estimate; the rest is for a higher price.
 */
const SWAP_RESERVE = 2n * 10n ** 18n

/** L2 gas that a route has to charge: its charge is the ceiling of a payout, and a lower one could refuse every payout. */
export const LEAST_PAYOUT_GAS = 2_000_000n

export const starknet = {
  name: 'starknet',
  addresses: starknetAddressRules,
  settlement: 'unproven',
  // Wallets return the same hash with and without leading zeros.
  txRef: (text) => (isFelt(text) && BigInt(text) > 0n ? padFelt(text.slice(2)) : null),
  // Ten calls that carry a memo are a small part of a transaction.
  depositMemo: 310,
  feeToken: STRK,
  swapReserve: SWAP_RESERVE,
  payoutKey: {
    variable: 'MAKER_STARKNET_KEY',
    networks: 'Starknet',
    form: 'the private key of an OpenZeppelin account in hex',
  },
} as const satisfies Family
