import { ZodError } from 'zod'
import { batches } from '#core/async.ts'
import { behind, disagree } from '#chains/rpc/errors.ts'
import { type Agreed, derived } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { hex } from '@scure/base'
import { namesReference } from '../wallet/payment.ts'
import type { NodeContext } from './api/api.ts'
import { type BlockDigest, type BlockTransaction, type ParsedBlock, parseBlock, parseTransaction } from './block.ts'
import { agreedHash } from './head.ts'

/** Blocks that are read at the same time. */
const PARALLEL = 4
/** Blocks whose contents are kept: a month on the main network. */
const MOST_KEPT = 4_500

/** Wrong bytes, and an answer that is none, are this endpoint’s fault, so the next one is asked. */
async function proven<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isInvalid = error instanceof ZodError || (error instanceof AppError && error.reason === 'block_invalid')
    throw isInvalid ? disagree(error) : error
  }
}

/** Reads the block with a hash that is agreed on; its bytes prove themselves. */
const readBlockOf = ({ pool }: NodeContext, hash: string): Promise<ParsedBlock> =>
  pool.first((api) => proven(async () => parseBlock(await api.block(hash), hash)))

/** Reads a block whose hash a quorum agrees on. @throws AppError `rpc_behind`, `rpc_disagree` */
export async function readBlock(context: NodeContext, height: bigint): Promise<Agreed<ParsedBlock>> {
  return derived(await readBlockOf(context, await agreedHash(context, height)))
}

const heightsIn = (from: bigint, to: bigint): bigint[] =>
  Array.from({ length: to < from ? 0 : Number(to - from) + 1 }, (_, at) => from + BigInt(at))

/** Blocks from…to in order, as one chain. @throws AppError `rpc_behind` if a reorganization moved one meanwhile */
export async function* readBlocks(context: NodeContext, from: bigint, to: bigint) {
  let parent: string | null = null
  for (const heights of batches(heightsIn(from, to), PARALLEL)) {
    const blocks = await Promise.all(heights.map((height) => readBlock(context, height)))
    for (const [at, block] of blocks.entries()) {
      if (parent !== null && block.previous !== parent)
        throw behind(new Error(`block ${block.hash} has another parent`))
      parent = block.hash
      yield { height: heights[at] ?? from, block }
    }
  }
}

/**
 * Blocks from a height back in time, each proven by the hash that its successor names: one vote is enough for all of
 * them.
 */
export async function* walkBack(
  context: NodeContext,
  from: bigint,
): AsyncGenerator<BlockDigest & { readonly height: bigint; readonly hash: string }, void, undefined> {
  let hash: string = await agreedHash(context, from)
  for (let height = from; height >= 0n; height--) {
    const digest = await digestOf(context, hash)
    yield { ...digest, height, hash }
    hash = digest.previous
  }
}

async function digestOf(context: NodeContext, hash: string): Promise<BlockDigest> {
  const known = context.blocks.get(hash)
  if (known) return known
  const { previous, time, transactions } = await readBlockOf(context, hash)
  const named = new Map<string, BlockTransaction[]>()
  for (const transaction of transactions)
    for (const { script } of transaction.outputs.filter(namesReference)) {
      const name = hex.encode(script)
      named.set(name, [...(named.get(name) ?? []), transaction])
    }
  const digest = { previous, time, named }
  const [oldest] = context.blocks.keys()
  if (context.blocks.size >= MOST_KEPT && oldest !== undefined) context.blocks.delete(oldest)
  context.blocks.set(hash, digest)
  return digest
}

/** Reads a transaction by its id, which proves its bytes; null if no endpoint has it. */
export async function readTransaction({ pool }: NodeContext, txId: string): Promise<BlockTransaction | null> {
  const found = pool.first((api) =>
    proven(async () => {
      const bytes = await api.rawTransaction(txId)
      if (!bytes) throw behind(new Error(`transaction ${txId} is missing`))
      return parseTransaction(bytes, txId)
    }),
  )
  return found.catch((error: unknown) => {
    if (error instanceof AppError && error.reason === 'rpc_behind') return null
    throw error
  })
}
