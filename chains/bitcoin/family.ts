import type { Family } from '../family.ts'
import { bitcoinAddressRules } from './address.ts'

/** Fee of a payment with two inputs at 100 satoshis per virtual byte; wallets compute the exact one. */
const RESERVE = 20_000n

export const bitcoin = {
  name: 'bitcoin',
  addresses: bitcoinAddressRules,
  settlement: 'none',
  txRef: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
  // Wallets send plain payments only: a deposit is recognized by an address of its own.
  depositMemo: null,
  gasReserve: () => Promise.resolve(RESERVE),
} as const satisfies Family
