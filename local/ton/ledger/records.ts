/** Addresses are raw (`0:…`), cells base64 of bags of cells. */
export interface AccountRecord {
  readonly address: string
  /** The shard's account: state, balance, last transaction. */
  readonly boc: string
}

export interface TransactionRecord {
  readonly address: string
  readonly boc: string
}

/** One line of the log: the changes of one message to the network. */
export interface Entry {
  readonly accounts: readonly AccountRecord[]
  readonly transactions: readonly TransactionRecord[]
  /** Logical time after it. */
  readonly lt: string
}

export interface Header {
  readonly version: 1
  /** Makes every block hash of this chain unique. */
  readonly genesis: string
  /** Epoch seconds of the first block. */
  readonly time: number
}
