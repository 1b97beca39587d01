import { tonAddressRules } from './address.ts'

/**
 * How a transaction is named here: the account that it belongs to and a hash. Nodes find transactions by account only. The hash is that of
 * the external message which asked for it, without what relays may change (TEP-467), since a wallet answers with that message and no more;
 * where no such message stands behind it, the hash is the transaction's own.
 */
export interface TonTxRef {
  readonly account: string
  /** 64 hex digits, lower case. */
  readonly hash: string
}

const form = /^([^:]+):([0-9a-fA-F]{64})$/

export const writeTxRef = ({ account, hash }: TonTxRef): string => `${account}:${hash}`

/** Null for text that names no transaction. */
export function readTxRef(text: string): TonTxRef | null {
  const [, account, hash] = form.exec(text) ?? []
  if (account === undefined || hash === undefined) return null
  try {
    return { account: tonAddressRules.parse(account), hash: hash.toLowerCase() }
  } catch {
    return null
  }
}
