import type { Log } from 'viem'
import { getBlock, getLogs } from 'viem/actions'
import type { Scan } from '#chains/contract.ts'
import type { NodeContext } from '../context.ts'
import { readBlock } from '../head.ts'
import { logsKey } from '../logs.ts'
import { mapLimit } from '#core/async.ts'
import { isTooMuch } from '../rpc/tooMuch.ts'
import { orderTransactions, scanTransaction } from './receipts.ts'

type Hex = `0x${string}`
const AT_ONCE = 8
const BLOCKS_AT_ONCE = 1_000n
/** Nodes truncate long answers, some silently; an answer this long is requested again in halves. */
const LONG_ANSWER = 1_000

/** Logs of a range, from nodes that prove to have its last block: one that lags would return an empty list. */
export async function rangeLogs(
  context: NodeContext,
  escrows: readonly Hex[],
  from: bigint,
  to: bigint,
): Promise<readonly Log[]> {
  try {
    const { logs } = await context.pool.agree(
      async (client) => {
        const end = await getBlock(client, { blockNumber: to })
        return { end: end.hash, logs: await getLogs(client, { address: [...escrows], fromBlock: from, toBlock: to }) }
      },
      (answer) => answer.end + logsKey(answer.logs),
    )
    if (logs.length < LONG_ANSWER || from === to) return logs
  } catch (error) {
    if (from === to || !isTooMuch(error)) throw error
  }
  const middle = (from + to) / 2n
  return [...(await rangeLogs(context, escrows, from, middle)), ...(await rangeLogs(context, escrows, middle + 1n, to))]
}

/** Transactions of the logs, block by block; each block is read again, so that a forged log leads nowhere. */
async function transactionsOf(context: NodeContext, logs: readonly Log[]): Promise<Scan[]> {
  const heights = [...new Set(logs.map((log) => log.blockNumber))].filter((height) => height !== null)
  const scans = await mapLimit(heights, AT_ONCE, async (height) => {
    const { hash } = await readBlock(context, height)
    return mapLimit(orderTransactions(logs, context.escrows, hash), AT_ONCE, (transaction) =>
      scanTransaction(context, hash, transaction),
    )
  })
  return scans.flat()
}

/** Final blocks cannot change while they are read, so many fit one request. Used to catch up after a long pause. */
export async function scanHistory(context: NodeContext, from: bigint, to: bigint): Promise<Scan[]> {
  const found: Scan[] = []
  for (let start = from; start <= to; start += BLOCKS_AT_ONCE) {
    const end = start + BLOCKS_AT_ONCE - 1n < to ? start + BLOCKS_AT_ONCE - 1n : to
    found.push(...(await transactionsOf(context, await rangeLogs(context, context.escrows, start, end))))
  }
  return found
}
