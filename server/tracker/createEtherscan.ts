import { z } from 'zod'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { SentTransaction } from '#core/tracker/activity.ts'
import { createBudget, createLane, type Vendor } from '../providers/vendor.ts'
import {
  type ActivityReader,
  contractAddress,
  type ExplorerDeps,
  EXPLORER_FRESH_MS,
  isBlockTime,
  namesOf,
  patiently,
  TOKENS_TIMEOUT_MS,
} from './reader.ts'

export interface EtherscanSettings {
  /** Base URL without the last part, such as "https://api.etherscan.io/v2". */
  readonly url: string
  readonly apiKey: string
  /** Requests that the plan allows in any second, all networks together. */
  readonly perSecond: number
}

/** Rows of a page: the most that a free plan returns. */
export const ETHERSCAN_PAGE = 1000
/** Pages of one address and network. */
const MOST_PAGES = 5

const digits = z.string().regex(/^\d{1,78}$/)
const row = z.object({
  blockNumber: digits,
  timeStamp: digits.transform(Number).refine(isBlockTime),
  hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  from: z.string(),
  /** Empty for the creation of a contract. */
  to: z.string(),
  value: digits.transform(BigInt),
  gasUsed: digits.transform(BigInt),
  gasPrice: digits.transform(BigInt),
  isError: z.enum(['0', '1']),
  input: z.string(),
  contractAddress: z.string(),
})
type Row = z.infer<typeof row>
/** Transfer of a token. Anyone can forge one, but not the token's balance. */
const transfer = z.object({ blockNumber: digits, contractAddress })

const answerOf = <T extends z.ZodType>(one: T) =>
  z.object({
    status: z.enum(['0', '1']),
    message: z.string(),
    result: z.union([z.array(one).max(ETHERSCAN_PAGE), z.string()]).nullable(),
  })
type Answer<T> = z.infer<ReturnType<typeof answerOf<z.ZodType<T>>>>

/** A list of an account. */
interface List<T> {
  readonly action: 'txlist' | 'tokentx'
  readonly answer: z.ZodType<Answer<T>>
  readonly vendor: Vendor
}

/** Reads transactions and tokens through the API of Etherscan, version 2: one key for all of its networks. @throws AppError `config_invalid` */
export function createEtherscan(
  { url, apiKey, perSecond }: EtherscanSettings,
  { waitMs, ...deps }: ExplorerDeps,
): ActivityReader {
  const budget = createBudget({ most: perSecond, spanMs: 1000 }, deps.clock)
  const access = { name: 'etherscan', url, isLong: true }
  const sent: List<Row> = {
    action: 'txlist',
    answer: answerOf(row),
    vendor: createLane({ ...deps, ...access }, [budget]),
  }
  const transfers: List<z.infer<typeof transfer>> = {
    action: 'tokentx',
    answer: answerOf(transfer),
    // Its own failures alone pause it, and it pauses no other read.
    vendor: createLane({ timeoutMs: TOKENS_TIMEOUT_MS, ...deps, ...access }, [budget]),
  }

  /** Rows of a list, newest first, up to a number of pages. */
  async function read<T extends { readonly blockNumber: string }>(
    { action, answer, vendor }: List<T>,
    address: string,
    chain: ChainId,
    signal: AbortSignal,
  ): Promise<{ readonly rows: readonly T[]; readonly isComplete: boolean }> {
    const found: T[] = []
    let until = 'latest'
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const query = { chainid: chain, module: 'account', action, address, startblock: 0, endblock: until }
      const paging = { page: 1, offset: ETHERSCAN_PAGE, sort: 'desc', apikey: apiKey }
      const rows = await patiently(
        async () => rowsOf(await vendor.get('api', { ...query, ...paging }, answer, signal)),
        signal,
        waitMs,
      )
      found.push(...rows)
      const last = rows.at(-1)?.blockNumber
      if (rows.length < ETHERSCAN_PAGE || last === undefined) return { rows: found, isComplete: true }
      // The next page repeats the last block, of which this one may have only a part. A whole page of one block ends it.
      if (last === until) break
      until = last
    }
    return { rows: found, isComplete: false }
  }

  return {
    name: 'etherscan',
    lanes: perSecond * 2,
    freshMs: EXPLORER_FRESH_MS,
    async sentBy(address, chain, signal) {
      const { rows, isComplete } = await read(sent, address, chain, signal)
      return { transactions: sentIn(rows, address), isComplete }
    },
    async tokensOf(address, chain, signal) {
      const { rows, isComplete } = await read(transfers, address, chain, signal)
      return namesOf(
        rows.map(({ contractAddress: token }) => token),
        isComplete,
      )
    },
  }
}

/** The API reports failures with HTTP 200 and a sentence; these are translated once, here. */
const refusals: readonly (readonly [words: RegExp, reason: string, retriable: boolean])[] = [
  [/rate limit/i, 'vendor_limited', true],
  [/timeout|temporarily|busy/i, 'vendor_down', true],
  [/api key|chainid|not supported|upgrade/i, 'explorer_refused', false],
]

function rowsOf<T>({ status, message, result }: Answer<T>): readonly T[] {
  if (typeof result === 'object' && result !== null) {
    if (status === '1' || result.length === 0) return result
  }
  const said = typeof result === 'string' ? result : message
  const [, reason, retriable] = refusals.find(([words]) => words.test(said)) ?? [/./, 'vendor_malformed', true]
  throw new AppError(reason, `Etherscan answers: ${said.slice(0, 200)}`, { retriable })
}

/** The list has received transactions too. */
const sentIn = (rows: readonly Row[], address: string): readonly SentTransaction[] =>
  rows
    .filter(({ from }) => from.toLowerCase() === address)
    .map(({ hash, timeStamp, to, value, gasUsed, gasPrice, isError, input, contractAddress }) => ({
      hash,
      at: timeStamp,
      contract: (contractAddress || (input === '0x' ? '' : to)).toLowerCase() || null,
      value: isError === '0' ? value : 0n,
      fee: gasUsed * gasPrice,
    }))
