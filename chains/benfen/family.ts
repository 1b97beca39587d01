import type { Family } from '../family.ts'
import { benfenAddressRules } from './address.ts'

export const benfen = {
  name: 'benfen',
  addresses: benfenAddressRules,
  settlement: 'none',
  // A digest of 32 bytes.
  txRef: (text) => (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) ? text : null),
  // An input of a transaction has room for 16 kilobytes; a memo costs as much gas as its bytes.
  depositMemo: 400,
} as const satisfies Family
