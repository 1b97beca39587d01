/** Account in the log: lamports as decimal string, data in base64. */
export interface AccountRecord {
  readonly key: string
  readonly lamports: string
  readonly owner: string
  readonly executable: boolean
  readonly data: string
}

export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: { amount: string; decimals: number; uiAmount: number | null; uiAmountString: string }
}

/** Transaction error in the JSON-RPC format, e.g. `{InstructionError: [0, {Custom: 1}]}`. */
export type TransactionErr = string | Record<string, unknown>

/** `meta` as returned by getTransaction. */
export interface TransactionMeta {
  readonly err: TransactionErr | null
  readonly status: { Ok: null } | { Err: TransactionErr }
  readonly fee: number
  readonly preBalances: readonly number[]
  readonly postBalances: readonly number[]
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
  readonly innerInstructions: readonly unknown[]
  readonly logMessages: readonly string[]
  readonly loadedAddresses: { writable: readonly string[]; readonly: readonly string[] }
  readonly computeUnitsConsumed: number
  readonly rewards: readonly never[]
}

/** A transaction that landed, failed ones included. */
export interface TransactionRecord {
  readonly signature: string
  readonly slot: number
  /** Block time in epoch seconds. */
  readonly time: number
  /** Serialized, base64. */
  readonly raw: string
  readonly version: 'legacy' | 0
  /** Every account it names, lookup tables resolved, in message order. */
  readonly keys: readonly string[]
  /** In the format of getSignaturesForAddress: "[length] text". */
  readonly memo: string | null
  readonly meta: TransactionMeta
}

export interface Header {
  readonly version: 1
  /** Makes every block hash of this chain unique. */
  readonly genesis: string
  readonly slot: number
  /** Epoch milliseconds of that slot. */
  readonly time: number
}
