import { getAbiItem } from 'viem'
import { getBlock, getLogs, readContract } from 'viem/actions'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { dayOfDateNumber, startOfDay } from '#core/rewards/utcDay.ts'
import { type NodeContext, lower } from './context.ts'
import { isTooMuch } from './rpc/tooMuch.ts'
import { searchBack } from './searchBack.ts'

const event = getAbiItem({ abi: checkInAbi, name: 'CheckedIn' })

/**
 * The transaction of this account's check-in for the date (20231225); null if the contract knows none. One node is
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
