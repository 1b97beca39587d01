import { getAbiItem } from 'viem'
import { getBlock, getLogs } from 'viem/actions'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import type { NodeContext } from './context.ts'
import { readHead } from './head.ts'
import { isTooMuch } from './rpc/tooMuch.ts'
import { searchBack } from './searchBack.ts'

const event = getAbiItem({ abi: bridgeFillerAbi, name: 'OrderFilled' })

/**
 * The transaction in which the filler paid this order, in blocks from `since` (epoch seconds) to the finalized one;
 * null if no quorum shows one. The filler pays an order once, so there is no second one to miss.
 * @throws AppError `search_too_long`, `rpc_disagree`, `rpc_behind`, `rpc_unreachable`
 */
export async function findFill(context: NodeContext, onchainId: `0x${string}`, since: number): Promise<string | null> {
  const { pool, filler } = context
  if (!filler) return null
  const { finalized } = await readHead(context)
  return pool.agree(async (client) => {
    const within = async (fromBlock: bigint, toBlock: bigint): Promise<string | null> => {
      const asked = { address: filler, event, args: { orderId: onchainId }, fromBlock, toBlock, strict: true } as const
      const [log] = await getLogs(client, asked)
      return log ? log.transactionHash : null
    }
    const timeOf = async (blockNumber: bigint) => Number((await getBlock(client, { blockNumber })).timestamp)
    return searchBack({ newest: finalized, within, timeOf, isTooMuch }, since)
  }, String)
}
