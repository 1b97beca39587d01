import { z } from 'zod'
import type { TxStatus } from '#chains/contract/reader.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import { padFelt } from '../address.ts'
import { starknet } from '../family.ts'
import { height, readFinalized } from './blocks.ts'
import { felt, findTransaction, type StarknetRpc } from './rpc.ts'

const outside = (state: 'unknown' | 'pending'): TxStatus => ({ state, height: null, blockHash: null, final: false })

/** One endpoint's view of a transaction. */
type Sighting =
  | { readonly kind: 'unknown' | 'pending' }
  | { readonly kind: 'included'; readonly success: boolean; readonly height: bigint; readonly blockHash: string }

/** Without a block hash the transaction is in a block that the sequencer may still change. */
const receipt = z.object({
  execution_status: z.enum(['SUCCEEDED', 'REVERTED']),
  block_number: height.optional(),
  block_hash: felt.optional(),
})

async function look(rpc: StarknetRpc, hash: string): Promise<Sighting> {
  const raw = await findTransaction(rpc, 'starknet_getTransactionReceipt', hash)
  if (raw === null)
    return {
      kind: (await findTransaction(rpc, 'starknet_getTransactionStatus', hash)) === null ? 'unknown' : 'pending',
    }
  const { execution_status, block_number, block_hash } = receipt.parse(raw)
  if (block_hash === undefined || block_number === undefined) return { kind: 'pending' }
  return {
    kind: 'included',
    success: execution_status === 'SUCCEEDED',
    height: BigInt(block_number),
    blockHash: padFelt(block_hash.slice(2)),
  }
}

/** Included only if a quorum agrees on block and outcome; one endpoint that has the transaction makes it pending. */
function combine(sightings: readonly Sighting[], quorum: number): Sighting {
  const keys = sightings.map((one) => (one.kind === 'included' ? `${one.success} ${one.height} ${one.blockHash}` : ''))
  const agreed = sightings.find(
    (one, at) => one.kind === 'included' && keys.filter((key) => key === keys[at]).length >= quorum,
  )
  return agreed ?? { kind: sightings.some(({ kind }) => kind !== 'unknown') ? 'pending' : 'unknown' }
}

/** Status of a transaction: final once Ethereum has accepted the proof of its block. */
export async function readTxStatus(pool: Pool<StarknetRpc>, text: string): Promise<TxStatus> {
  const hash = starknet.txRef(text)
  if (hash === null) return outside('unknown')
  const seen = combine(await pool.heard((rpc) => look(rpc, hash)), pool.quorum)
  if (seen.kind !== 'included') return outside(seen.kind)
  return {
    state: seen.success ? 'mined' : 'failed',
    height: seen.height,
    blockHash: seen.blockHash,
    final: seen.height <= (await readFinalized(pool)),
  }
}
