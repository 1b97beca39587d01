import { type Client, encodeFunctionData, erc20Abi, getAbiItem, numberToHex } from 'viem'
import { getBlockNumber, getLogs } from 'viem/actions'
import type { TokenSearch } from '#chains/contract/reader.ts'
import { mapLimit } from '#core/async.ts'
import { UNLISTED_GAS } from './account.ts'
import { judgedFrom, searchedSince, visitNewest } from './approvals.ts'
import { callOne } from './calls.ts'
import { lower, type NodeContext } from './context.ts'
import { isTransportFault } from './rpc.ts'

/** More tokens than anyone looks through shorten the searched time: sending them to strangers costs little. */
const MOST_TOKENS = 100
const BALANCES_AT_ONCE = 8

const event = getAbiItem({ abi: erc20Abi, name: 'Transfer' })

/**
 * Searches the newest blocks for tokens that an account received, and returns those that it still holds, the newest first. Both are a
 * token's own word: it can emit a transfer that never happened, and answer any balance.
 * @throws AppError `search_too_long`, `rpc_*`
 */
export const findUnlistedTokens = ({ pool, tokens: listed }: NodeContext, account: string): Promise<TokenSearch> =>
  pool.first(async (client) => {
    const owner = lower(account)
    const received = new Set<`0x${string}`>()
    let leftOut: bigint | null = null
    const { newest, oldest } = await visitNewest(client, async (fromBlock, toBlock) => {
      // Collectibles have the same event with its number among the topics, which `strict` leaves out.
      const logs = await getLogs(client, { event, args: { to: owner }, fromBlock, toBlock, strict: true })
      for (const { address, blockNumber } of logs.toReversed()) {
        const token = lower(address)
        if (listed.has(token) || received.has(token)) continue
        if (received.size < MOST_TOKENS) received.add(token)
        else leftOut ??= blockNumber
      }
      return leftOut === null
    })
    const tokens = await heldAmong(client, owner, [...received], newest)
    return { tokens, since: await searchedSince(client, judgedFrom(leftOut, { newest, oldest })), isCut: false }
  })

/**
 * Returns those of some tokens that an account holds. The list is untrusted, and balances are the tokens' own words.
 * @throws AppError `rpc_*`
 */
export const findUnlistedAmong = (
  { pool, tokens: listed }: NodeContext,
  account: string,
  tokens: readonly string[],
): Promise<Omit<TokenSearch, 'since'>> =>
  pool.first(async (client) => {
    const unlisted = [...new Set(tokens.map(lower))].filter((token) => !listed.has(token))
    const newest = await getBlockNumber(client, { cacheTime: 0 })
    const held = await heldAmong(client, lower(account), unlisted.slice(0, MOST_TOKENS), newest)
    return { tokens: held, isCut: unlisted.length > MOST_TOKENS }
  })

/** Balances above zero, in the order of the tokens. */
async function heldAmong(
  client: Client,
  owner: `0x${string}`,
  tokens: readonly `0x${string}`[],
  height: bigint,
): Promise<TokenSearch['tokens']> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const amountOf = async (token: `0x${string}`): Promise<bigint> => {
    try {
      const answer = await callOne(client, { to: token, data, gas: UNLISTED_GAS }, numberToHex(height))
      return answer.ok && answer.data.length >= WORD ? BigInt(answer.data.slice(0, WORD)) : 0n
    } catch (error) {
      // Nodes have many words for a call that failed; the others are about the endpoint.
      if (isTransportFault(error)) throw error
      return 0n
    }
  }
  const balances = await mapLimit(tokens, BALANCES_AT_ONCE, async (token) => ({ token, amount: await amountOf(token) }))
  return balances.filter(({ amount }) => amount > 0n)
}

/** Characters of the first 32 bytes. */
const WORD = 66
