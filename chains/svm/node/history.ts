import type { Connection } from '@solana/web3.js'
import { behind } from '#chains/rpc/errors.ts'

/**
 * Margin over the lifetime that payouts rely on (payer/lifetime.ts), for networks that let a transaction live longer.
 */
const LIFETIME = 300n

interface FirstBlock {
  readonly slot: number
  readonly height: bigint | null
  /** Epoch seconds. */
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
