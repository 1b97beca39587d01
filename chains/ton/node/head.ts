import type { Head } from '#chains/contract.ts'
import { blockAt, newestBlock, readHeader } from './api/blocks.ts'
import type { NodeContext } from './api/open.ts'

/** The newest masterchain block that a quorum has. It is final at once, and messages expire by its time. */
export async function readHead({ pool }: NodeContext): Promise<Head> {
  const height = await pool.reached(async (api, endpoint) => {
    const { seqno } = await newestBlock(api)
    endpoint.sawHeight(BigInt(seqno))
    return BigInt(seqno)
  })
  const seqno = Number(height)
  const { hash, time } = await pool.agree(
    async (api) => ({ hash: (await blockAt(api, seqno)).hash, time: (await readHeader(api, seqno)).time }),
    (block) => `${block.hash} ${block.time}`,
  )
  return { height, hash, time, finalized: height, finalizedExpiry: BigInt(time) }
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
