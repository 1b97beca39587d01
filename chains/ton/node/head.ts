import type { Head } from '#chains/contract/reader.ts'
import { blockAt, newestBlock, readHeader, shardTimeOf } from './api/blocks.ts'
import type { NodeContext } from './api/open.ts'

/**
 * The newest masterchain block that a quorum has. It is final at once, and messages expire by its time. It never goes
 * back: with one endpoint away, another could show an old block, whose state lacks payments that were seen before.
 */
export async function readHead({ pool, known }: NodeContext): Promise<Head> {
  const height = await pool.reached(async (api, endpoint) => {
    const { seqno } = await newestBlock(api)
    endpoint.sawHeight(BigInt(seqno))
    return BigInt(seqno)
  })
  if (known.head !== null && height <= known.head.height) return known.head
  const seqno = Number(height)
  const { hash, time } = await pool.agree(
    async (api) => ({ hash: (await blockAt(api, seqno)).hash, time: (await readHeader(api, seqno)).time }),
    (block) => `${block.hash} ${block.time}`,
  )
  const head = { height, hash, time, finalized: height, finalizedExpiry: BigInt(time) }
  if (known.head === null || known.head.height < height) known.head = head
  return head
}

/** Seconds by which an account's shard may be behind the masterchain before its state counts as old. */
export const MOST_SHARD_LAG = 60

/**
 * True if the account's shard is not far behind this masterchain block. What the account accepts later is then younger
 * than the block's time minus the lag, so a message that had expired by then can never be accepted.
 */
export async function isShardCurrent({ pool }: NodeContext, account: string, { height, time }: Head): Promise<boolean> {
  const shown = await pool.agree((api) => shardTimeOf(api, account, Number(height)), String)
  return shown + MOST_SHARD_LAG >= time
}

export const isCanonical = async ({ pool }: NodeContext, height: bigint, blockHash: string): Promise<boolean> =>
  (
    await pool.agree(
      (api) => blockAt(api, Number(height)),
      (block) => block.hash,
    )
  ).hash === blockHash

/** Chain time of a masterchain block, epoch seconds. */
export const timeAt = ({ pool }: NodeContext, height: bigint): Promise<number> =>
  pool.agree(async (api) => (await readHeader(api, Number(height))).time, String)
