import { type Log, parseEventLogs } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { CheckInSighting } from '#chains/contract.ts'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { type NodeContext, lower } from './context.ts'
import { readBlock, readHead } from './head.ts'
import { receiptKey } from './logs.ts'
import { orNull } from './rpc/faults.ts'

/**
 * Accounts and dates of the check-ins. The event names the account, so contract accounts and bundled calls count as
 * well.
 */
const entriesOf = (logs: readonly Log[], contract: string) =>
  parseEventLogs({
    abi: checkInAbi,
    eventName: 'CheckedIn',
    logs: logs.filter((log) => lower(log.address) === lower(contract)),
    strict: true,
  }).map(({ args }) => ({
    account: lower(args.account),
    date: Number(args.date),
  }))

/** Reads the check-ins of a transaction. @throws AppError `rpc_unreachable`, `rpc_disagree` */
export async function readCheckIn(context: NodeContext, contract: string, ref: string): Promise<CheckInSighting> {
  const hash = ref as `0x${string}`
  const receipt = await context.pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (!receipt)
    return {
      state: (await context.pool.first((client) => orNull(getTransaction(client, { hash })))) ? 'pending' : 'unknown',
    }
  if (receipt.status !== 'success') return { state: 'failed' }
  const [block, head] = [await readBlock(context, receipt.blockNumber), await readHead(context)]
  // Its block was replaced between the two requests: the next call decides.
  if (block.hash !== receipt.blockHash) return { state: 'pending' }
  return {
    state: 'mined',
    time: Number(block.timestamp),
    confirmations: head.height - receipt.blockNumber + 1n,
    entries: entriesOf(receipt.logs, contract),
  }
}
