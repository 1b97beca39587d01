import { hex } from '@scure/base'
import { batches } from '#core/async.ts'
import { behind, disagree } from '#chains/rpc/errors.ts'
import { type Agreed, derived, reachedOf } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { boundRate, type FeeBounds, type FeeRate } from '../wallet/fees.ts'
import { referenceScript } from '../wallet/payment.ts'
import type { NodeContext } from './api/api.ts'
import { type BlockTransaction, type ParsedBlock, parseBlock, parseTransaction } from './block.ts'

/** Payment to an address that was handed out. Its identity is the transaction and the output's index. */
export interface AddressPayment {
  readonly txId: string
  readonly index: number
  readonly height: bigint
  readonly blockHash: string
  readonly address: string
  readonly amount: bigint
}

/** Blocks that are read at the same time. */
const PARALLEL = 4

/** Wrong bytes are this endpoint’s fault, so the next one is asked. */
function proven<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof AppError && error.reason === 'block_invalid') throw disagree(error)
    throw error
  }
}

/** Reads a block whose hash a quorum agrees on; its bytes prove themselves. @throws AppError `rpc_behind`, `rpc_disagree` */
export async function readBlock({ pool }: NodeContext, height: bigint): Promise<Agreed<ParsedBlock>> {
  const hash = await pool.agree(
    (api) => api.blockHash(height),
    (text) => text,
  )
  const block = await pool.first(async (api) => {
    const bytes = await api.block(hash)
    return proven(() => parseBlock(bytes, hash))
  })
  return derived(block)
}

const heightsIn = (from: bigint, to: bigint): bigint[] =>
  Array.from({ length: to < from ? 0 : Number(to - from) + 1 }, (_, at) => from + BigInt(at))

/** Blocks from…to in order, as one chain. @throws AppError `rpc_behind` if a reorganization moved one meanwhile */
async function* readBlocks(context: NodeContext, from: bigint, to: bigint) {
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
 * Payments to these addresses in blocks from…to, oldest first.
 * @param watched addresses by the hex of their scripts
 * @throws AppError `rpc_behind`, `rpc_disagree`, `rpc_unreachable`
 */
export async function scanPayments(
  context: NodeContext,
  watched: ReadonlyMap<string, string>,
  from: bigint,
  to: bigint,
): Promise<readonly AddressPayment[]> {
  const found: AddressPayment[] = []
  for await (const { height, block } of readBlocks(context, from, to))
    for (const { txId, outputs } of block.transactions)
      for (const [index, { script, amount }] of outputs.entries()) {
        const address = watched.get(hex.encode(script))
        if (address !== undefined && amount > 0n)
          found.push({ txId, index, height, blockHash: block.hash, address, amount })
      }
  return found
}

/** True if the transaction spends an output of ours, which only our key can. */
async function isOurs({ pool }: NodeContext, { inputs }: BlockTransaction, own: ReadonlySet<string>): Promise<boolean> {
  const [first] = inputs
  if (!first) return false
  const spent = await pool.first(async (api) => {
    const bytes = await api.rawTransaction(first.txId)
    // Its spender is in a block, so it exists.
    if (!bytes) throw behind(new Error(`transaction ${first.txId} is spent and missing`))
    return proven(() => parseTransaction(bytes, first.txId))
  })
  const output = spent.outputs[first.index]
  return output !== undefined && own.has(hex.encode(output.script))
}

/**
 * Finds the payment of ours that names a reference in blocks from…to; null if there is none.
 * @param own scripts of our coins, in hex
 */
export async function findReference(
  context: NodeContext,
  reference: Uint8Array,
  own: ReadonlySet<string>,
  from: bigint,
  to: bigint,
): Promise<{ readonly txId: string; readonly height: bigint; readonly blockHash: string } | null> {
  const named = hex.encode(referenceScript(reference))
  for await (const { height, block } of readBlocks(context, from, to))
    for (const transaction of block.transactions) {
      const isNamed = transaction.outputs.some(({ script }) => hex.encode(script) === named)
      if (isNamed && (await isOurs(context, transaction, own)))
        return { txId: transaction.txId, height, blockHash: block.hash }
    }
  return null
}

/**
 * Returns the highest fee rate that a quorum reaches, within the bounds; nodes without an estimate do not count.
 * @throws AppError `fee_unknown` without a quorum of estimates, `rpc_*`
 */
export async function readFeeRate({ pool }: NodeContext, bounds: FeeBounds): Promise<Agreed<FeeRate>> {
  const rates = await pool.heard((api) => api.feeRate())
  const known = rates.flatMap((rate) => (rate === null ? [] : [BigInt(Math.ceil(rate * 1_000))]))
  return derived(boundRate(reachedOf(known, pool.quorum), bounds))
}
