import type { Family } from '../family.ts'
import { svmAddressRules } from './address.ts'

/** Rent-exempt minimum of the wallet itself plus a few signatures, in lamports. */
const RESERVE = 1_000_000n

/** In addition, twice what one token account holds for its rent and the most priority that a swap pays, in lamports. */
const SWAP_RESERVE = 6_000_000n

export const svm = {
  name: 'svm',
  addresses: svmAddressRules,
  settlement: 'proven',
  txRef: (text) => (/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) ? text : null),
  // A memo and a token transfer share the 1,232 bytes of one transaction.
  depositMemo: 566,
  gasReserve: () => Promise.resolve(RESERVE),
  swapReserve: SWAP_RESERVE,
  payoutKey: {
    variable: 'MAKER_SVM_KEY',
    networks: 'Solana-style networks',
    form: 'the JSON array of a key file, base58, or the 32-byte seed in hex',
  },
} as const satisfies Family
