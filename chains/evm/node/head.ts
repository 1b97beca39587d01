import type { Block } from 'viem'
import { getBlock } from 'viem/actions'
import type { Head } from '#chains/contract/reader.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { isMissingBlock, type Read } from './rpc.ts'

const latestHeight: Read<bigint> = async (client, endpoint) => {
  const { number } = await getBlock(client, { blockTag: 'latest' })
  endpoint.sawHeight(number)
  return number
}

const finalizedHeight: Read<bigint> = async (client) => {
  try {
    return (await getBlock(client, { blockTag: 'finalized' })).number
  } catch (error) {
    // Before its first epoch ends a chain has no final block.
    if (isMissingBlock(error)) return 0n
    throw error
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Returns the highest final block, by the network's own rule: a fixed depth, or the node's `finalized` tag. */
async function readFinalized(context: NodeContext, latest: bigint): Promise<bigint> {
  const depth = context.chain.settlement?.finalityBlocks ?? null
  if (depth === null) return least(await context.pool.reached(finalizedHeight), latest)
  return latest > BigInt(depth) ? latest - BigInt(depth) : 0n
}

/** The newest block that a quorum has, and its finalized height. */
export const readHead = (context: NodeContext): Promise<Head> => context.shared('head', () => newHead(context))

async function newHead(context: NodeContext): Promise<Head> {
  const { pool } = context
  const height = await pool.reached(latestHeight)
  const [block, finalized] = await Promise.all([readBlock(context, height), readFinalized(context, height)])
  if (finalized > context.seen.finalized) context.seen.finalized = finalized
  return { height, hash: block.hash, time: Number(block.timestamp), finalized }
}

/** Every header field that matters here: a true hash next to a false time or base fee must not pass. */
export const headerKey = ({ hash, number, parentHash, timestamp, baseFeePerGas }: Block): string =>
  [hash, number, parentHash, timestamp, baseFeePerGas].map(String).join(' ')

/** Reads the block that a quorum agrees on. @throws AppError `rpc_behind` if the nodes do not have it. */
export const readBlock = (context: NodeContext, height: bigint) =>
  context.shared(`block ${height}`, () => newBlock(context, height))

async function newBlock({ pool }: NodeContext, height: bigint) {
  const block = await pool.agree((client) => getBlock(client, { blockNumber: height }), headerKey)
  if (block.number !== height)
    throw new AppError('rpc_disagree', 'The node answered with another block.', { status: 502 })
  return block
}

/**
 * True if this block is part of the chain.
 * @throws AppError `rpc_behind` if the nodes end below it, which proves nothing.
 */
export async function isCanonical(context: NodeContext, height: bigint, blockHash: string): Promise<boolean> {
  return (await readBlock(context, height)).hash === blockHash.toLowerCase()
}
