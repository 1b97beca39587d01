import type { SignedTx } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tally } from '#chains/rpc/votes.ts'
import { mapLimit } from '#core/async.ts'
import type { AppError } from '#core/errors.ts'
import { type NodeContext, type Sighting, translateError } from './api/api.ts'
import { finalizedAt, readHeight } from './head.ts'

/** A transaction as a quorum shows it; `isKnown`: in a mempool or a block. */
type Agreement = Sighting & { readonly isKnown: boolean }

/**
 * Returns the block that a quorum shows for a transaction, or none if a quorum shows none. Mempools differ, so a
 * transaction that is in no block counts as known only if a quorum has it.
 * @throws AppError `rpc_behind` while endpoints differ, for instance because one has the block and another not yet
 */
export async function sightingOf({ pool }: NodeContext, txId: string): Promise<Agreement> {
  const seen = await pool.heard(
    (api) => api.transaction(txId),
    (answers) => judge(answers, pool.quorum) !== null,
  )
  const agreed = judge(seen, pool.quorum)
  if (!agreed) throw behind(new Error(`endpoints differ about ${txId}`))
  return agreed
}

function judge(seen: readonly (Sighting | null)[], quorum: number): Agreement | null {
  const blocks = seen.map((each) => (each?.block ? [each.block] : []))
  const mined = tally(blocks, ({ height, hash }) => `${height} ${hash}`).find(({ votes }) => votes >= quorum)
  if (mined) return { block: mined.item, isKnown: true }
  if (seen.filter((each) => !each?.block).length < quorum) return null
  return { block: null, isKnown: seen.filter((each) => each !== null).length >= quorum }
}

/** Status of a transaction. The height is read first, so that a block that arrives meanwhile only looks less final. */
export async function readTxStatus(context: NodeContext, ref: string): Promise<TxStatus> {
  return statusAt(context, ref, await readHeight(context))
}

async function statusAt(context: NodeContext, ref: string, newest: bigint): Promise<TxStatus> {
  const { block, isKnown } = await sightingOf(context, ref)
  if (!block) return { state: isKnown ? 'pending' : 'unknown', height: null, blockHash: null, final: false }
  const { height, hash } = block
  return { state: 'mined', height, blockHash: hash, final: height <= finalizedAt(context, newest) }
}

const AT_ONCE = 8

export async function readTxStatuses(
  context: NodeContext,
  txs: readonly Pick<SignedTx, 'ref' | 'expiresAt'>[],
): Promise<readonly (TxStatus | AppError)[]> {
  const newest = await readHeight(context).catch(translateError)
  return mapLimit(txs, AT_ONCE, ({ ref }) =>
    typeof newest === 'bigint' ? statusAt(context, ref, newest).catch(translateError) : Promise.resolve(newest),
  )
}
