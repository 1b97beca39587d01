import { Cell } from '@ton/core'
import { z } from 'zod'
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
