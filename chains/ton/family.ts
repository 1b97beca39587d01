import type { Family } from '../family.ts'
import { tonAddressRules } from './address.ts'

/** 0.1 TON: the fees of a deposit and what a jetton transfer has to carry, with a margin. */
const RESERVE = 100_000_000n

export const ton = {
  name: 'ton',
  addresses: tonAddressRules,
  settlement: 'proven',
  txRef: (text) => {
    const ref = readTxRef(text)
    return ref && writeTxRef(ref)
  },
  // One comment fills a chain of cells; wallets truncate longer ones.
  depositMemo: 900,
  gasReserve: () => Promise.resolve(RESERVE),
  payoutKey: { variable: 'MAKER_TON_KEY', networks: 'TON', form: 'the 32-byte seed in hex' },
} as const satisfies Family

/**
 * Name of a transaction: its account, because nodes find transactions by account only, and a hash. That is the hash of
 * the external message (TEP-467), the only one that a wallet returns; without such a message, the transaction's own.
 */
export interface TonTxRef {
  readonly account: string
  /** Logical time of a deposit's transaction, by which nodes find older ones. */
  readonly lt?: string | undefined
  /** 64 hex digits, lower case. */
  readonly hash: string
}

const form = /^([^:]+):(?:(\d+):)?([0-9a-fA-F]{64})$/

export const writeTxRef = ({ account, lt, hash }: TonTxRef): string => `${account}:${lt ? `${lt}:` : ''}${hash}`

/** Parses a reference; null for text that names no transaction. */
export function readTxRef(text: string): TonTxRef | null {
  const [, account, lt, hash] = form.exec(text) ?? []
  if (account === undefined || hash === undefined) return null
  try {
    return { account: tonAddressRules.parse(account), lt, hash: hash.toLowerCase() }
  } catch {
    return null
  }
}
