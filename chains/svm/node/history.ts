import type { Connection } from '@solana/web3.js'
import { behind } from '#chains/rpc/errors.ts'

/** Blocks in which a transaction may land before it expires are at most 150; twice that leaves room for networks that allow more. */
const LIFETIME = 300n

/**
 * Proves that the node's history covers the life of a transaction that has expired at this block height. One that started from a
 * snapshot, or keeps little, never saw it land and says "unknown" all the same. Not needed before expiry: "unknown" then only makes
 * somebody send the same bytes again. @throws AppError `rpc_behind`
 */
export async function proveHistory(connection: Connection, expiresAt: bigint): Promise<void> {
  if (BigInt(await connection.getBlockHeight('finalized')) <= expiresAt) return
  const first = await connection.getFirstAvailableBlock()
  if (first === 0) return
  const block = await connection.getBlock(first, {
    transactionDetails: 'none',
    rewards: false,
    commitment: 'finalized',
    maxSupportedTransactionVersion: 0,
  })
  const height: unknown = block && 'blockHeight' in block ? block.blockHeight : null
  if (typeof height !== 'number' || BigInt(height) + LIFETIME > expiresAt)
    throw behind(new Error(`history begins at slot ${first}, too late for expiry at ${expiresAt}`))
}
