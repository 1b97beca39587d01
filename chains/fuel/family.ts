import type { Family } from '../family.ts'
import { fuelAddressRules } from './address.ts'

export const fuel = {
  name: 'fuel',
  addresses: fuelAddressRules,
  settlement: 'none',
  txRef: (text) => (/^0x[\da-f]{64}$/i.test(text) ? text.toLowerCase() : null),
  // Script data has room for a hundred kilobytes; a memo costs as much gas as its bytes.
  depositMemo: 400,
} as const satisfies Family
