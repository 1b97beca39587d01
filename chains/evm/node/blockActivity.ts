import { getBlock, getTransactionReceipt } from 'viem/actions'
import { mapLimit } from '#core/async.ts'
import type { BlockActivity } from '#core/tracker/activity.ts'
import { lower, type NodeContext } from './context.ts'

/** Receipts that are requested at once; one turn's requests travel in one batch. */
const LANES = 32

/** Reads who sent what in a block, from one endpoint. */
export const readBlockActivity = ({ pool }: NodeContext, height: bigint): Promise<BlockActivity> =>
  pool.first(async (client) => {
    const block = await getBlock(client, { blockNumber: height, includeTransactions: true })
    const transactions = await mapLimit(block.transactions, LANES, async ({ hash, from, to, input, value }) => {
      const receipt = await getTransactionReceipt(client, { hash })
      const contract = receipt.contractAddress ?? (input === '0x' ? null : to)
      return {
        hash,
        from: lower(from),
        contract: contract ? lower(contract) : null,
        value: receipt.status === 'success' ? value : 0n,
        fee: receipt.gasUsed * receipt.effectiveGasPrice,
      }
    })
    return {
      hash: lower(block.hash),
      parentHash: lower(block.parentHash),
      time: Number(block.timestamp),
      transactions,
    }
  })
