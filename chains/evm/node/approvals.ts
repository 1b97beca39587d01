import {
  type Client,
  decodeAbiParameters,
  erc20Abi,
  getAbiItem,
  numberToHex,
  pad,
  parseAbiParameters,
  type RpcLog,
  slice,
  toEventSelector,
} from 'viem'
import { getBlock, getLogs, getTransaction } from 'viem/actions'
import { mapLimit } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ApprovalSearch, ApprovedPair } from '#chains/contract/callReads.ts'
import { hasPermit2, PERMIT2 } from '../order/permit2.ts'
import { lower, type NodeContext } from './context.ts'
import { isTooLong, isTooMuch, isTransportFault, orNull } from './rpc.ts'

/** More pairs than any wallet opens in that time end the search early. */
const MOST_PAIRS = 200
/** Transactions whose sender is read: events of tokens that are not listed cost nothing to forge by the thousand. */
const MOST_TRANSACTIONS = 200
const TRANSACTIONS_AT_ONCE = 8

const event = getAbiItem({ abi: erc20Abi, name: 'Approval' })

/**
 * Searches the newest blocks for approvals that an account gave, as one endpoint shows them: whether one is still open only its allowance
 * tells. A token that is not listed can emit events in any name, so its approvals count only if the account's own transaction made them.
 * Forged ones never hide those of listed tokens; beyond a number of transactions they shorten the time that the answer claims. They take
 * no blocks from the search of Permit2, which is apart, and its failure only shortens that time.
 * @throws AppError `search_too_long` if the endpoint serves not even a single range, `rpc_*`
 */
export const findApprovals = ({ id, pool, tokens }: NodeContext, account: string): Promise<ApprovalSearch> =>
  pool.first(async (client) => {
    const owner = lower(account)
    const [given, kept] = await Promise.all([
      searchLogs(client, tokens, owner),
      hasPermit2(id) ? searchPermit2(client, owner).catch(ifUnserved) : none,
    ])
    const { newest, time, oldest } = given
    const first = kept === null ? newest : kept.oldest > oldest ? kept.oldest : oldest
    const since = await searchedSince(client, first)
    return { approvals: given.pairs, inPermit2: kept?.pairs ?? [], time, since }
  })

interface Search {
  readonly pairs: readonly ApprovedPair[]
  /** The lowest block from which on every event was judged. */
  readonly oldest: bigint
}

const none: Search = { pairs: [], oldest: 0n }

/** Null where the endpoint has no answer to this search; its other faults are those of the whole read. */
function ifUnserved(error: unknown): null {
  if (isTransportFault(error) && !isTooLong(error)) throw error
  return null
}

async function searchLogs(
  client: Client,
  tokens: NodeContext['tokens'],
  owner: `0x${string}`,
): Promise<Search & Searched> {
  const pairs = new Map<string, ApprovedPair>()
  /** True by hash for transactions of the account. */
  const own = new Map<string, boolean>()
  let unjudged: bigint | null = null
  const { newest, time, oldest } = await visitNewest(client, async (fromBlock, toBlock) => {
    // Without `strict` a token that indexes its events otherwise would fail the whole range.
    const logs = await getLogs(client, { event, args: { owner }, fromBlock, toBlock, strict: true })
    const found = logs.toReversed().map((log) => ({ log, isListed: tokens.has(lower(log.address)) }))
    const doubtful = new Set(found.flatMap(({ log, isListed }) => (isListed ? [] : [log.transactionHash])))
    const asks = [...doubtful].filter((hash) => !own.has(hash)).slice(0, MOST_TRANSACTIONS - own.size)
    await mapLimit(asks, TRANSACTIONS_AT_ONCE, async (hash) => own.set(hash, await isSentBy(client, hash, owner)))
    for (const { log, isListed } of found) {
      const [token, spender] = [lower(log.address), lower(log.args.spender)]
      if (isListed || own.get(log.transactionHash)) pairs.set(`${token} ${spender}`, { token, spender })
      else if (!own.has(log.transactionHash)) unjudged ??= log.blockNumber
    }
    return pairs.size < MOST_PAIRS
  })
  return { pairs: [...pairs.values()], newest, time, oldest: judgedFrom(unjudged, { newest, oldest }) }
}

/** The block after the newest one of which an event was left out; else the oldest that was visited. */
export const judgedFrom = (leftOut: bigint | null, { newest, oldest }: Omit<Searched, 'time'>): bigint =>
  leftOut === null ? oldest : leftOut < newest ? leftOut + 1n : newest

/** Events of Permit2's allowances, as Uniswap's `IAllowanceTransfer` declares them. */
const [APPROVAL = '0x', PERMIT = '0x', LOCKDOWN = '0x'] = [
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'event Lockdown(address indexed owner, address token, address spender)',
].map((text) => toEventSelector(text))
const terms = parseAbiParameters('uint160 amount, uint48 expiration')

/**
 * Searches the events of Permit2, which no one can emit but the owner, or a caller with the owner's signature. The newest event of a pair
 * decides: one that closes it leaves the pair out, so that thousands of used permits take no place of an open one.
 */
async function searchPermit2(client: Client, owner: `0x${string}`): Promise<Search> {
  const seen = new Set<string>()
  const pairs: ApprovedPair[] = []
  let leftOut: bigint | null = null
  const { newest, oldest } = await visitNewest(client, async (from, to, time) => {
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const filter = { address: PERMIT2, topics: [[APPROVAL, PERMIT, LOCKDOWN], pad(owner)], ...range }
    const logs = (await client.request({ method: 'eth_getLogs', params: [filter] } as never)) as readonly RpcLog[]
    for (const log of logs.toReversed()) {
      const pair = pairIn(log)
      const key = `${pair.token} ${pair.spender}`
      if (seen.has(key)) continue
      seen.add(key)
      if (!isOpenAfter(log, time)) continue
      if (pairs.length < MOST_PAIRS) pairs.push(pair)
      else leftOut ??= BigInt(log.blockNumber ?? to)
    }
    return pairs.length < MOST_PAIRS
  })
  return { pairs, oldest: judgedFrom(leftOut, { newest, oldest }) }
}

function pairIn({ topics: [name, , ...indexed], data }: RpcLog): ApprovedPair {
  const words = name === LOCKDOWN ? [slice(data, 0, 32), slice(data, 32, 64)] : indexed
  const [token = '0x', spender = '0x'] = words.map((word) => lower(slice(word, 12, 32)))
  return { token, spender }
}

/** True unless the event takes the allowance away, or gives one that has ended. */
function isOpenAfter({ topics: [name], data }: RpcLog, time: number): boolean {
  if (name === LOCKDOWN) return false
  const [amount, expiration] = decodeAbiParameters(terms, data)
  return amount > 0n && expiration >= time
}

async function isSentBy(client: Client, hash: `0x${string}`, account: string): Promise<boolean> {
  const transaction = await orNull(getTransaction(client, { hash }))
  return transaction !== null && lower(transaction.from) === account
}

/** Blocks per request; a node that serves fewer gets requests for half as many from then on. */
const WIDEST = 10_000n
/** Two weeks of Ethereum, two months of a young local network. */
const MOST_REQUESTS = 12

/** Reads the events of blocks from…to inclusive; false ends the search. `time`: chain time of the newest block, epoch seconds. */
type Visit = (from: bigint, to: bigint, time: number) => Promise<boolean>

export interface Searched {
  readonly newest: bigint
  /** Chain time of the newest block, epoch seconds. */
  readonly time: number
  /** Lowest block that was visited. */
  readonly oldest: bigint
}

/**
 * Visits ranges of the newest blocks of one endpoint, the newest range first, until the first block or a number of requests.
 * @throws AppError `search_too_long` if the endpoint serves not even a single range, `rpc_*`
 */
export async function visitNewest(client: Client, visit: Visit): Promise<Searched> {
  const { number: newest, timestamp } = await getBlock(client, { blockTag: 'latest' })
  const time = Number(timestamp)
  let to = newest
  let width = WIDEST
  let oldest: bigint | null = null
  for (let asked = 0; asked < MOST_REQUESTS; asked++) {
    const from = to >= width ? to - width + 1n : 0n
    let isOver = false
    try {
      isOver = !(await visit(from, to, time))
    } catch (error) {
      if (from === to || !(isTooMuch(error) || isTooLong(error))) throw error
      width = (to - from + 1n) / 2n
      continue
    }
    oldest = from
    if (isOver || from === 0n) break
    to = from - 1n
  }
  if (oldest === null)
    throw new AppError('search_too_long', 'This network’s events can’t be searched right now.', {
      status: 503,
      retriable: true,
    })
  return { newest, time, oldest }
}

/** Chain time of the oldest searched block, epoch seconds; null for the first block. */
export async function searchedSince(client: Client, oldest: bigint): Promise<number | null> {
  if (oldest === 0n) return null
  const { timestamp } = await getBlock(client, { blockNumber: oldest })
  return Number(timestamp)
}
