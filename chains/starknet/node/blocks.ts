import { z } from 'zod'
import type { Head } from '#chains/contract/reader.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import { padFelt } from '../address.ts'
import { felt, type StarknetRpc } from './rpc.ts'

export const height = z.int().nonnegative()
const header = z.object({ block_hash: felt, block_number: height, timestamp: z.int().positive() })

interface Block {
  readonly hash: string
  readonly time: number
}

async function blockAt(rpc: StarknetRpc, id: { block_number: number } | 'l1_accepted') {
  const { block_hash, block_number, timestamp } = header.parse(
    await rpc.call('starknet_getBlockWithTxHashes', { block_id: id }),
  )
  return { height: BigInt(block_number), hash: padFelt(block_hash.slice(2)), time: timestamp }
}

/** Reads the agreed block at a height. */
export const readBlock = (pool: Pool<StarknetRpc>, at: bigint): Promise<Block> =>
  pool.agree(
    (rpc) => blockAt(rpc, { block_number: Number(at) }),
    ({ hash, time }) => `${hash} ${time}`,
  )

/** Highest block whose proof Ethereum has accepted; hours behind the newest. */
export const readFinalized = (pool: Pool<StarknetRpc>): Promise<bigint> =>
  pool.reached(async (rpc) => (await blockAt(rpc, 'l1_accepted')).height)

export async function readHead(pool: Pool<StarknetRpc>): Promise<Head> {
  const [newest, finalized] = await Promise.all([
    pool.reached(async (rpc, endpoint) => {
      const seen = BigInt(height.parse(await rpc.call('starknet_blockNumber', [])))
      endpoint.sawHeight(seen)
      return seen
    }),
    readFinalized(pool),
  ])
  return { height: newest, ...(await readBlock(pool, newest)), finalized }
}
