import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  getAbiItem,
  type Log,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { getBlock, getLogs, getTransaction, getTransactionReceipt, readContract } from 'viem/actions'
import type { CheckInSighting } from '#chains/contract/reader.ts'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { lower, type NodeContext } from './context.ts'
import { readBlock, readHead } from './head.ts'
import { receiptKey } from './logs.ts'
import { isTooMuch, orNull } from './rpc.ts'
import { dayOfDateNumber, startOfDay } from '#core/rewards/utcDay.ts'
import { searchBack } from './searchBack.ts'

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

const event = getAbiItem({ abi: checkInAbi, name: 'CheckedIn' })

/**
 * Finds the transaction of this account's check-in for the date (20231225); null if the contract knows none. One node is
 * trusted: anyone who counts it must verify the transaction.
 * @throws AppError `rpc_unreachable`, `search_too_long`
 */
export async function findCheckIn(
  { pool }: NodeContext,
  contract: string,
  account: string,
  date: number,
): Promise<string | null> {
  const day = dayOfDateNumber(date)
  if (day === null) return null
  const [address, args] = [lower(contract), [lower(account), BigInt(date)] as const]
  return pool.first(async (client) => {
    const signed = await readContract(client, {
      abi: checkInAbi,
      address,
      functionName: 'checkInData',
      args,
      blockTag: 'latest',
    })
    if (!signed) return null
    const { number: newest } = await getBlock(client, { blockTag: 'latest' })
    const within = async (fromBlock: bigint, toBlock: bigint) => {
      const [log] = await getLogs(client, {
        address,
        event,
        args: { account: args[0], date: args[1] },
        fromBlock,
        toBlock,
        strict: true,
      })
      return log ? log.transactionHash : null
    }
    const timeOf = async (blockNumber: bigint) => Number((await getBlock(client, { blockNumber })).timestamp)
    return searchBack({ newest, within, timeOf, isTooMuch }, startOfDay(day).getTime() / 1000)
  })
}

/** Date on which no check-in is possible. */
const NO_DAY = 0n

/** True if a check-in contract answers at this address. @throws AppError `rpc_unreachable` */
export const hasCheckIn = ({ pool }: NodeContext, contract: string): Promise<boolean> =>
  pool.first((client) =>
    readContract(client, {
      abi: checkInAbi,
      address: lower(contract),
      functionName: 'checkInData',
      args: [zeroAddress, NO_DAY],
    }).then(
      () => true,
      (error: unknown) => {
        if (
          error instanceof BaseError &&
          error.walk(
            (cause) => cause instanceof ContractFunctionZeroDataError || cause instanceof ContractFunctionRevertedError,
          )
        )
          return false
        throw error
      },
    ),
  )
