import type { Family } from '../family.ts'
import { tonAddressRules } from './address.ts'
import { readTxRef, writeTxRef } from './txRef.ts'

export const ton = {
  name: 'ton',
  addresses: tonAddressRules,
  txRef: (text) => {
    const ref = readTxRef(text)
    return ref && writeTxRef(ref)
  },
  // One comment fills a chain of cells; wallets truncate longer ones.
  depositMemo: 900,
} as const satisfies Family
