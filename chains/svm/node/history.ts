import type { Connection, TokenBalance, VersionedTransactionResponse } from '@solana/web3.js'
import { behind } from '#chains/rpc/errors.ts'
import { Buffer } from 'buffer'
import { MEMO_PROGRAM, MEMO_PROGRAM_V1 } from '../instructions.ts'

/**
 * Margin over the lifetime that payouts rely on (payer/lifetime.ts), for networks that let a transaction live longer.
 */
const LIFETIME = 300n

interface FirstBlock {
  readonly slot: number
  readonly height: bigint | null
  /** Block time in epoch seconds. */
  readonly time: number | null
}

/**
 * Proves that the node's history covers the life of a transaction that expired at this block height: a node that
 * started from a snapshot never saw it land. Before expiry "unknown" only causes a rebroadcast.
 * @throws AppError `rpc_behind`
 */
export async function proveHistory(connection: Connection, expiresAt: bigint): Promise<void> {
  if (BigInt(await connection.getBlockHeight('finalized')) <= expiresAt) return
  const first = await firstBlock(connection)
  if (first === null || (first.height !== null && first.height + LIFETIME <= expiresAt)) return
  throw behind(new Error(`history begins at slot ${first.slot}, too late for expiry at ${expiresAt}`))
}

/** Proves that the node's history reaches back to this chain time, epoch seconds. @throws AppError `rpc_behind` */
export async function proveHistorySince(connection: Connection, since: number): Promise<void> {
  const first = await firstBlock(connection)
  if (first === null || (first.time !== null && first.time <= since)) return
  throw behind(new Error(`history begins at slot ${first.slot}, after ${since}`))
}

/** The oldest block that the node still has; null if it has them all. */
async function firstBlock(connection: Connection): Promise<FirstBlock | null> {
  const slot = await connection.getFirstAvailableBlock()
  if (slot === 0) return null
  const block = await connection.getBlock(slot, {
    transactionDetails: 'none',
    rewards: false,
    commitment: 'finalized',
    maxSupportedTransactionVersion: 0,
  })
  return { slot, height: heightOf(block), time: block?.blockTime ?? null }
}

/** The client library's type lacks the block height, which nodes always send. */
export function heightOf(block: object | null): bigint | null {
  const height: unknown = block && 'blockHeight' in block ? block.blockHeight : null
  return typeof height === 'number' && Number.isSafeInteger(height) ? BigInt(height) : null
}

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

function toLanded(response: VersionedTransactionResponse): Landed | null {
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

/** Returns the confirmed transaction; null if the node does not have it. */
export async function readLanded(connection: Connection, signature: string): Promise<Landed | null> {
  const response = await connection.getTransaction(signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  return response && toLanded(response)
}
