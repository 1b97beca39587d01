import type { Family } from '../family.ts'
import { bitcoinAddressRules } from './address.ts'

/** Fee of a payment with two inputs at 100 satoshis per virtual byte; wallets compute the exact one. */
const RESERVE = 20_000n

export const bitcoin = {
  name: 'bitcoin',
  addresses: bitcoinAddressRules,
  settlement: 'proven',
  txRef: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
  // Wallets send plain payments only: a deposit is recognized by an address of its own.
  depositMemo: null,
  gasReserve: () => Promise.resolve(RESERVE),
  payoutKey: {
    variable: 'MAKER_BITCOIN_KEY',
    networks: 'Bitcoin',
    form: 'a seed of 16 to 64 bytes in hex, or the extended private key of a wallet (xprv)',
  },
} as const satisfies Family
