import { z } from 'zod'
import type { Head } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import { type Agreed, derived } from '#chains/rpc/votes.ts'
import { padFelt } from '../address.ts'
import { felt, type StarknetRpc } from './rpc.ts'

export const height = z.int().nonnegative()
const header = z.object({ block_hash: felt, block_number: height, timestamp: z.int().positive() })

interface Block {
  readonly hash: string
  readonly time: number
}

export async function blockAt(rpc: StarknetRpc, id: { block_number: number } | 'l1_accepted') {
  const { block_hash, block_number, timestamp } = header.parse(
    await rpc.call('starknet_getBlockWithTxHashes', { block_id: id }),
  )
  return { height: BigInt(block_number), hash: padFelt(block_hash.slice(2)), time: timestamp }
}

/** Reads the agreed block at a height. */
export const readBlock = (pool: Pool<StarknetRpc>, at: bigint): Promise<Block> =>
  pool.agree(
    async (rpc) => {
      const { height: shown, hash, time } = await blockAt(rpc, { block_number: Number(at) })
      if (shown !== at) throw behind(new Error(`block ${shown} instead of ${at}`))
      return { hash, time }
    },
    ({ hash, time }) => `${hash} ${time}`,
  )

/** Highest block whose proof Ethereum has accepted; hours behind the newest. */
const readAccepted = (pool: Pool<StarknetRpc>): Promise<bigint> =>
  pool.reached(async (rpc) => (await blockAt(rpc, 'l1_accepted')).height)

export const readHeight = (pool: Pool<StarknetRpc>): Promise<Agreed<bigint>> =>
  pool.reached(async (rpc, endpoint) => {
    const seen = BigInt(height.parse(await rpc.call('starknet_blockNumber', [])))
    endpoint.sawHeight(seen)
    return seen
  })

/** Newest block that a quorum has; final by the operator's number of blocks, or else by Ethereum. */
export async function readHead(pool: Pool<StarknetRpc>, finalityBlocks: number | null): Promise<Head> {
  const [newest, finalized] = await Promise.all([readHeight(pool), finalityBlocks === null ? readAccepted(pool) : 0n])
  const final = finalityBlocks === null ? least(finalized, newest) : most(newest - BigInt(finalityBlocks), 0n)
  return { height: newest, ...(await readBlock(pool, newest)), finalized: final }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

const price = z.object({ price_in_fri: felt, price_in_wei: felt })
const prices = z.object({ block_hash: felt, l1_gas_price: price, l2_gas_price: price, l1_data_gas_price: price })

/** Prices of one block per unit of gas, in base units of STRK; `wei` in those of Ether. */
export interface GasPrices {
  readonly l1_gas: Agreed<bigint>
  readonly l2_gas: Agreed<bigint>
  readonly l1_data_gas: Agreed<bigint>
  readonly wei: Agreed<bigint>
}

/** Prices in the header of the newest block that a quorum has. */
export async function readPrices(pool: Pool<StarknetRpc>): Promise<GasPrices> {
  const at = Number(await readHeight(pool))
  const { l1_gas_price, l2_gas_price, l1_data_gas_price } = await pool.agree(
    async (rpc) => prices.parse(await rpc.call('starknet_getBlockWithTxHashes', { block_id: { block_number: at } })),
    (one) => JSON.stringify(one),
  )
  return {
    l1_gas: derived(BigInt(l1_gas_price.price_in_fri)),
    l2_gas: derived(BigInt(l2_gas_price.price_in_fri)),
    l1_data_gas: derived(BigInt(l1_data_gas_price.price_in_fri)),
    wei: derived(BigInt(l2_gas_price.price_in_wei)),
  }
}
