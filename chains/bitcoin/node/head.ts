import type { Head } from '#chains/contract/reader.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tally } from '#chains/rpc/votes.ts'
import { type BitcoinApi, type NodeContext, NodeError } from './api/api.ts'

export const agreedHash = ({ pool }: NodeContext, height: bigint) =>
  pool.agree(
    (api) => api.blockHash(height),
    (hash) => hash,
  )

export const readTime = ({ pool }: NodeContext, height: bigint): Promise<number> =>
  pool.agree(async (api) => api.blockTime(await api.blockHash(height)), String)

export const readHeight = ({ pool }: NodeContext) =>
  pool.reached(async (api, endpoint) => {
    const height = await api.height()
    endpoint.sawHeight(height)
    return height
  })

/**
 * Returns the highest block that any endpoint reports and a quorum has. One endpoint that reports less can thus not hide
 * newer blocks from a search, as it can from a quorum of two answers; one that reports more is refuted.
 * @throws AppError `rpc_behind` while too few endpoints answer to refute or confirm a report
 */
export async function highestAgreed({ pool }: NodeContext): Promise<bigint> {
  const reported = await pool.heard(
    (api) => api.height(),
    (all) => all.length === pool.endpoints.length,
  )
  for (const height of [...new Set(reported)].toSorted((one, other) => (one < other ? 1 : -1))) {
    const votes = await pool.heard(
      (api) => hashOrNone(api, height),
      (hashes) => judge(hashes, pool.quorum) !== null,
    )
    const verdict = judge(votes, pool.quorum)
    if (verdict === 'has') return height
    if (verdict === null) break
  }
  throw behind(new Error('the newest block is not agreed'))
}

const hashOrNone = (api: BitcoinApi, height: bigint): Promise<string | null> =>
  api.blockHash(height).catch((error: unknown) => {
    if (error instanceof NodeError && error.isMissing) return null
    throw error
  })

/** Null until a quorum has the block, or has none there. */
const judge = (hashes: readonly (string | null)[], quorum: number): 'has' | 'lacks' | null => {
  const agreed = tally(
    hashes.map((hash) => [hash]),
    String,
  ).find(({ votes }) => votes >= quorum)
  return agreed ? (agreed.item === null ? 'lacks' : 'has') : null
}

/** Highest block with the number of confirmations that counts as final; the first block always is. */
export const finalizedAt = ({ finalityBlocks }: Pick<NodeContext, 'finalityBlocks'>, height: bigint): bigint =>
  height >= finalityBlocks ? height - finalityBlocks + 1n : 0n

/** The newest block that a quorum has. */
export async function readHead(context: NodeContext): Promise<Head> {
  const height = await readHeight(context)
  const { hash, time } = await context.pool.agree(
    async (api) => {
      const found = await api.blockHash(height)
      return { hash: found, time: await api.blockTime(found) }
    },
    (block) => `${block.hash} ${block.time}`,
  )
  return { height, hash, time, finalized: finalizedAt(context, height) }
}

/** @throws AppError `asset_unknown`: the family has no tokens */
export function requireNative(asset: AssetId): void {
  if (!isNative(asset))
    throw new AppError('asset_unknown', `The asset ${asset} is not listed on this network.`, { status: 400 })
}

/**
 * Returns the coins of an address in blocks, as the highest amount that a quorum reaches.
 * @throws AppError `asset_unknown`
 */
export async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  for (const asset of assets) requireNative(asset)
  if (assets.length === 0) return new Map()
  const balance = await pool.reached((api) => api.balance(owner))
  return new Map(assets.map((asset) => [asset, balance]))
}
