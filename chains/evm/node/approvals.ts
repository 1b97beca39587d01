import { type Client, erc20Abi, getAbiItem } from 'viem'
import { getBlock, getLogs, getTransaction } from 'viem/actions'
import { mapLimit } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ApprovalSearch } from '#chains/contract/callReads.ts'
import { lower, type NodeContext } from './context.ts'
import { isTooMuch, orNull } from './rpc.ts'

/** Blocks per request; a node that serves fewer gets requests for half as many from then on. */
const WIDEST = 10_000n
/** Two weeks of Ethereum, two months of a young local network. */
const MOST_REQUESTS = 12
/** More pairs than any wallet opens in that time end the search early. */
const MOST_PAIRS = 200
/** Transactions whose sender is read: events of tokens that are not listed cost nothing to forge by the thousand. */
const MOST_TRANSACTIONS = 200
const TRANSACTIONS_AT_ONCE = 8

const event = getAbiItem({ abi: erc20Abi, name: 'Approval' })

/**
 * Searches the newest blocks for approvals that an account gave, as one endpoint shows them: whether one is still open only its allowance
 * tells. A token that is not listed can emit events in any name, so its approvals count only if the account's own transaction made them.
 * Forged ones never hide those of listed tokens; beyond a number of transactions they shorten the time that the answer claims.
 * @throws AppError `search_too_long` if the endpoint serves not even a single range, `rpc_*`
 */
export const findApprovals = ({ pool, tokens }: NodeContext, owner: string): Promise<ApprovalSearch> =>
  pool.first(async (client) => {
    const { approvals, oldest } = await searchLogs(client, tokens, lower(owner))
    if (oldest === 0n) return { approvals, since: null }
    const { timestamp } = await getBlock(client, { blockNumber: oldest })
    return { approvals, since: Number(timestamp) }
  })

interface Search extends Pick<ApprovalSearch, 'approvals'> {
  /** The lowest block from which on every event was judged. */
  readonly oldest: bigint
}

async function searchLogs(client: Client, tokens: NodeContext['tokens'], owner: `0x${string}`): Promise<Search> {
  const pairs = new Map<string, ApprovalSearch['approvals'][number]>()
  /** True by hash for transactions of the account. */
  const own = new Map<string, boolean>()
  let to = (await getBlock(client, { blockTag: 'latest' })).number
  const newest = to
  let width = WIDEST
  let oldest: bigint | null = null
  let unjudged: bigint | null = null
  for (let asked = 0; asked < MOST_REQUESTS && pairs.size < MOST_PAIRS; asked++) {
    const from = to >= width ? to - width + 1n : 0n
    try {
      // Without `strict` a token that indexes its events otherwise would fail the whole range.
      const logs = await getLogs(client, { event, args: { owner }, fromBlock: from, toBlock: to, strict: true })
      const found = logs.toReversed().map((log) => ({ log, isListed: tokens.has(lower(log.address)) }))
      const doubtful = new Set(found.flatMap(({ log, isListed }) => (isListed ? [] : [log.transactionHash])))
      const asks = [...doubtful].filter((hash) => !own.has(hash)).slice(0, MOST_TRANSACTIONS - own.size)
      await mapLimit(asks, TRANSACTIONS_AT_ONCE, async (hash) => own.set(hash, await isSentBy(client, hash, owner)))
      for (const { log, isListed } of found) {
        const [token, spender] = [lower(log.address), lower(log.args.spender)]
        if (isListed || own.get(log.transactionHash)) pairs.set(`${token} ${spender}`, { token, spender })
        else if (!own.has(log.transactionHash)) unjudged ??= log.blockNumber
      }
    } catch (error) {
      if (from === to || !isTooMuch(error)) throw error
      width = (to - from + 1n) / 2n
      continue
    }
    oldest = from
    if (from === 0n) break
    to = from - 1n
  }
  if (oldest === null)
    throw new AppError('search_too_long', 'This network’s events can’t be searched right now.', {
      status: 503,
      retriable: true,
    })
  const judged = unjudged === null ? oldest : unjudged < newest ? unjudged + 1n : newest
  return { approvals: [...pairs.values()], oldest: judged }
}

async function isSentBy(client: Client, hash: `0x${string}`, account: string): Promise<boolean> {
  const transaction = await orNull(getTransaction(client, { hash }))
  return transaction !== null && lower(transaction.from) === account
}
