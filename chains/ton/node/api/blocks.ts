import { Address, Cell } from '@ton/core'
import { z } from 'zod'
import { behind } from '#chains/rpc/errors.ts'
import type { TonApi } from './open.ts'

/** All shards depend on the masterchain; its blocks count as the network's. */
const master = { workchain: -1, shard: '-9223372036854775808' } as const

const id = z.object({ seqno: z.int().nonnegative(), root_hash: z.string() })
const info = z.object({ last: id })
const header = z.object({ global_id: z.int(), gen_utime: z.coerce.number().int() })

export interface MasterBlock {
  readonly seqno: number
  /** Hex. */
  readonly hash: string
}

const toBlock = ({ seqno, root_hash }: z.infer<typeof id>): MasterBlock => ({
  seqno,
  hash: Buffer.from(root_hash, 'base64').toString('hex'),
})

export const newestBlock = async (api: TonApi): Promise<MasterBlock> =>
  toBlock(info.parse(await api.call('getMasterchainInfo', {})).last)

export const blockAt = async (api: TonApi, seqno: number): Promise<MasterBlock> =>
  toBlock(id.parse(await api.call('lookupBlock', { ...master, seqno })))

/** Returns the Masterchain block at a time, epoch seconds. */
export const blockOfTime = async (api: TonApi, unixtime: number): Promise<MasterBlock> =>
  toBlock(id.parse(await api.call('lookupBlock', { ...master, unixtime })))

export async function readHeader(api: TonApi, seqno: number): Promise<{ globalId: number; time: number }> {
  const { global_id, gen_utime } = header.parse(await api.call('getBlockHeader', { ...master, seqno }))
  return { globalId: global_id, time: gen_utime }
}

const shards = z.object({
  shards: z.array(z.object({ workchain: z.int(), shard: z.string().regex(/^-?\d+$/), seqno: z.int().nonnegative() })),
})

/** Time of the shard block that a masterchain block has for an account. @throws AppError `rpc_behind` */
export async function shardTimeOf(api: TonApi, account: string, seqno: number): Promise<number> {
  const { workChain, hash } = Address.parse(account)
  const place = hash.readBigUInt64BE()
  const all = shards.parse(await api.call('shards', { seqno })).shards
  const found = all.find(({ workchain, shard }) => workchain === workChain && holds(BigInt(shard), place))
  if (!found) throw behind(new Error(`block ${seqno} names no shard of ${account}`))
  return header.parse(await api.call('getBlockHeader', found)).gen_utime
}

/** A shard's number is the first bits of its accounts, then a one. */
function holds(shard: bigint, place: bigint): boolean {
  const number = BigInt.asUintN(64, shard)
  const end = number & -number
  return ((number ^ place) & BigInt.asUintN(64, -2n * end)) === 0n
}

const parameter = z.object({ config: z.object({ bytes: z.string() }) })
const GAS_PRICES = 21
const FLAT = 0xd1

/** Nanotons per unit of gas in the base workchain. */
export async function readGasPrice(api: TonApi): Promise<bigint> {
  const { config } = parameter.parse(await api.call('getConfigParam', { config_id: GAS_PRICES }))
  const slice = Cell.fromBase64(config.bytes).beginParse()
  // A flat part may precede the prices: a limit and its price.
  if (slice.preloadUint(8) === FLAT) slice.skip(8 + 64 + 64)
  // The price is in 65,536ths.
  return slice.skip(8).loadUintBig(64) >> 16n
}
