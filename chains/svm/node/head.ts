import type { Connection } from '@solana/web3.js'
import type { Head } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import type { NodeContext } from './context.ts'
import { heightOf } from './history.ts'
import { isSkipped } from './rpc.ts'

interface BlockSummary {
  readonly hash: string
  /** Block time in epoch seconds; null if the chain has none for it. */
  readonly time: number | null
  /** Block height, which is lower than the slot. */
  readonly height: bigint | null
}

/** Slots to search for the block after a skipped slot; leaders have four slots in a row. */
const LOOK_AHEAD = 64

/** The block of a slot as the node has it. @throws AppError `rpc_behind` or SolanaJSONRPCError until it has one. */
async function readBlock(connection: Connection, slot: number) {
  const block = await connection.getBlock(slot, {
    transactionDetails: 'none',
    rewards: false,
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  // A node returns null for a merely processed block, which proves nothing yet.
  if (!block) throw behind(new Error(`slot ${slot} is not confirmed`))
  return block
}

/**
 * Proves a slot empty by the next block's parent, because nodes also report "skipped" for blocks that they lost, e.g.
 * by starting from a snapshot.
 * @throws AppError `rpc_behind` if that does not prove it.
 */
async function proveSkipped(connection: Connection, slot: number): Promise<void> {
  const [next] = await connection.getBlocks(slot + 1, slot + LOOK_AHEAD, 'confirmed')
  if (next === undefined || (await readBlock(connection, next)).parentSlot >= slot)
    throw behind(new Error(`slot ${slot} is missing on this node`))
}

/**
 * Returns the block of a slot; null if the slot provably has none.
 * @throws AppError `rpc_behind` or SolanaJSONRPCError while the node cannot answer.
 */
export async function blockAt(connection: Connection, slot: number): Promise<BlockSummary | null> {
  try {
    const block = await readBlock(connection, slot)
    return { hash: block.blockhash, time: block.blockTime, height: heightOf(block) }
  } catch (error) {
    if (!isSkipped(error)) throw error
  }
  await proveSkipped(connection, slot)
  return null
}

/** Returns the block that a quorum agrees on, time and height included; null if they agree that there is none. */
export const agreedBlock = (context: NodeContext, slot: bigint): Promise<Agreed<BlockSummary | null>> =>
  context.pool.agree(
    (connection) => blockAt(connection, Number(slot)),
    (block) => (block ? `${block.hash} ${block.time} ${block.height}` : 'none'),
  )

/** Highest confirmed slot that a quorum has. */
export const readConfirmed = (context: NodeContext): Promise<Agreed<bigint>> =>
  context.pool.reached(async (connection, endpoint) => {
    const slot = BigInt(await connection.getSlot('confirmed'))
    endpoint.sawHeight(slot)
    return slot
  })

/** Highest finalized slot that a quorum has. */
export const readFinalized = (context: NodeContext): Promise<Agreed<bigint>> =>
  context.pool.reached(async (connection) => BigInt(await connection.getSlot('finalized')))

/** Returns the finalized block height: the unit in which block hashes, and with them transactions, expire. */
export const readFinalizedExpiry = (context: NodeContext): Promise<Agreed<bigint>> =>
  context.pool.reached(async (connection) => BigInt(await connection.getBlockHeight('finalized')))

/** The newest confirmed slot that a quorum has. Heights in this family are slots. */
export async function readHead(context: NodeContext): Promise<Head> {
  // Expiry is read first: later it could be ahead of the block in which a transaction landed unseen.
  const finalizedExpiry = await readFinalizedExpiry(context)
  const finalized = await readFinalized(context)
  const height = await readConfirmed(context)
  const block = await agreedBlock(context, height)
  if (finalized > context.seen.finalized) context.seen.finalized = finalized
  return {
    height,
    hash: block?.hash ?? '',
    time: block?.time ?? Math.floor(Date.now() / 1000),
    finalized,
    finalizedExpiry,
  }
}

/** True if the block of that slot has this hash; a skipped slot has none. */
export const isCanonical = async (context: NodeContext, height: bigint, blockHash: string): Promise<boolean> =>
  (await agreedBlock(context, height))?.hash === blockHash

/** Skipped slots have no time; the slot before them has it. */
const MOST_SKIPPED = 64n

/** Returns the chain time of a slot: of its block, or of the newest one before it. @throws AppError `rpc_behind` */
export async function timeAt(context: NodeContext, slot: bigint): Promise<number> {
  for (let at = slot; at >= 0n && at > slot - MOST_SKIPPED; at--) {
    const block = await agreedBlock(context, at)
    if (block?.time != null) return block.time
  }
  throw behind(new Error(`no block in ${MOST_SKIPPED} slots before ${slot}`))
}
