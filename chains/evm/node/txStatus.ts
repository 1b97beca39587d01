import type { Client } from 'viem'
import { getBlockNumber, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { TxStatus } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { translateError } from './errors.ts'
import { readHead } from './head.ts'
import { orNull } from './rpc.ts'

/** One endpoint's view of a transaction. */
export type Sighting =
  | { kind: 'unknown' }
  | { kind: 'pending' }
  | { kind: 'included'; success: boolean; height: bigint; blockHash: string }

/** @param reached block without which a node cannot prove that it does not know a transaction */
export async function sight(client: Client, hash: `0x${string}`, reached: bigint): Promise<Sighting> {
  const found = await look(client, hash)
  if (found.kind !== 'unknown') return found
  const height = await getBlockNumber(client, { cacheTime: 0 })
  if (height < reached) throw behind(new Error(`the node is at ${height}`))
  // The node may have caught up in between.
  return look(client, hash)
}

async function look(client: Client, hash: `0x${string}`): Promise<Sighting> {
  const receipt = await orNull(getTransactionReceipt(client, { hash }))
  if (receipt) {
    const { status, blockNumber, blockHash } = receipt
    return { kind: 'included', success: status === 'success', height: blockNumber, blockHash }
  }
  return (await orNull(getTransaction(client, { hash }))) ? { kind: 'pending' } : { kind: 'unknown' }
}

/**
 * Included only if a quorum agrees on block and outcome. One endpoint that has the transaction makes it pending,
 * because `unknown` makes a caller consider sending again.
 */
export function combineSightings(sightings: readonly Sighting[], quorum: number): Sighting {
  for (const sighting of sightings) {
    if (sighting.kind !== 'included') continue
    const alike = sightings.filter(
      (s) =>
        s.kind === 'included' &&
        s.blockHash === sighting.blockHash &&
        s.height === sighting.height &&
        s.success === sighting.success,
    )
    if (alike.length >= quorum) return sighting
  }
  return sightings.some((s) => s.kind !== 'unknown') ? { kind: 'pending' } : { kind: 'unknown' }
}

const outside = (state: 'unknown' | 'pending'): TxStatus => ({ state, height: null, blockHash: null, final: false })

/**
 * Reads the status of a transaction.
 * @throws AppError `rpc_unreachable` or `rpc_behind` if fewer endpoints than the quorum answer, or have the final
 * block.
 */
export async function readTxStatus(context: NodeContext, ref: string): Promise<TxStatus> {
  const [status] = await readTxStatuses(context, [ref])
  if (!status || status instanceof AppError) throw status ?? new AppError('rpc_unreachable', 'No node answers.')
  return status
}

/** Votes on each transaction; all of them share one read of the head, made afterwards. */
export async function readTxStatuses(
  context: NodeContext,
  refs: readonly string[],
): Promise<readonly (TxStatus | AppError)[]> {
  const { pool, seen } = context
  const sightings = await Promise.all(
    refs.map((ref) =>
      pool
        .heard((client) => sight(client, ref as `0x${string}`, seen.finalized))
        .then((votes) => combineSightings(votes, pool.quorum), translateError),
    ),
  )
  const included = sightings.some((sighting) => !(sighting instanceof AppError) && sighting.kind === 'included')
  const head = included ? await readHead(context).catch(translateError) : null
  return sightings.map((sighting) => {
    if (sighting instanceof AppError) return sighting
    if (sighting.kind !== 'included') return outside(sighting.kind)
    if (head === null || head instanceof AppError) return head ?? outside('pending')
    const { success, height, blockHash } = sighting
    return { state: success ? 'mined' : 'failed', height, blockHash, final: height <= head.finalized }
  })
}
