import { createNodeCalls } from '../callNode.ts'

/** Unspent output of an address. */
export interface Coin {
  readonly tx_id: string
  readonly index: number
  /** Satoshis. */
  readonly amount: string
}

interface Answers {
  /** Null if no node knows the transaction; its height is null while it waits. */
  readonly bitcoin_transaction: { readonly height: number | null } | null
  readonly bitcoin_coins: readonly Coin[]
  /** Satoshis per virtual byte; null without an estimate. */
  readonly bitcoin_feeRate: number | null
  /** The transaction's id. */
  readonly bitcoin_broadcast: string
}

export const onNode = createNodeCalls<Answers>()
