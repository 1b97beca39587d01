import { Buffer } from 'buffer'
import type { Connection, TokenBalance, VersionedTransactionResponse } from '@solana/web3.js'
import { MEMO_PROGRAM, MEMO_PROGRAM_V1 } from '../programs.ts'

export interface TokenChange {
  /** Index of the token account among the transaction's accounts. */
  readonly index: number
  readonly mint: string
  readonly owner: string
  readonly delta: bigint
}

/** Payments of a transaction on the chain. */
export interface Landed {
  readonly signature: string
  readonly slot: number
  readonly failed: boolean
  /** All accounts, including those of lookup tables, in index order. */
  readonly keys: readonly string[]
  readonly signers: readonly string[]
  readonly fee: bigint
  /** Change of native balance by account, in the order of `keys`. */
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenChange[]
  /** Texts of top-level memo instructions. */
  readonly memos: readonly string[]
}

const memoPrograms = new Set([MEMO_PROGRAM.toBase58(), MEMO_PROGRAM_V1.toBase58()])

function tokenChanges(before: readonly TokenBalance[], after: readonly TokenBalance[]): TokenChange[] {
  const rows = new Map<string, TokenChange>()
  const add = (sign: bigint, { accountIndex, mint, owner = '', uiTokenAmount }: TokenBalance): void => {
    // An account may change its owner inside the transaction: its balance then counts for each owner separately.
    const key = `${accountIndex} ${mint} ${owner}`
    const delta = (rows.get(key)?.delta ?? 0n) + sign * BigInt(uiTokenAmount.amount)
    rows.set(key, { index: accountIndex, mint, owner, delta })
  }
  for (const balance of before) add(-1n, balance)
  for (const balance of after) add(1n, balance)
  return [...rows.values()]
}

export function toLanded(response: VersionedTransactionResponse): Landed | null {
  const { slot, meta, transaction } = response
  const signature = transaction.signatures[0]
  if (!meta || signature === undefined) return null
  const { message } = transaction
  const loaded = meta.loadedAddresses ?? { writable: [], readonly: [] }
  const keys = [...message.staticAccountKeys, ...loaded.writable, ...loaded.readonly].map((key) => key.toBase58())
  return {
    signature,
    slot,
    failed: meta.err !== null,
    keys,
    signers: keys.slice(0, message.header.numRequiredSignatures),
    fee: BigInt(meta.fee),
    lamports: keys.map((_, i) => BigInt(meta.postBalances[i] ?? 0) - BigInt(meta.preBalances[i] ?? 0)),
    tokens: tokenChanges(meta.preTokenBalances ?? [], meta.postTokenBalances ?? []),
    memos: message.compiledInstructions
      .filter((call) => memoPrograms.has(keys[call.programIdIndex] ?? ''))
      .map((call) => Buffer.from(call.data).toString('utf8')),
  }
}

/** Confirmed transaction; null if the node does not know it. */
export async function readLanded(connection: Connection, signature: string): Promise<Landed | null> {
  const response = await connection.getTransaction(signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  return response && toLanded(response)
}
