import { z } from 'zod'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { SentTransaction } from '#core/tracker/activity.ts'
import { createBudget, createLane } from '../providers/vendor.ts'
import { type ActivityReader, type ExplorerDeps, EXPLORER_FRESH_MS, isBlockTime, patiently } from './reader.ts'

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
const answer = z.object({
  status: z.enum(['0', '1']),
  message: z.string(),
  result: z.union([z.array(row).max(ETHERSCAN_PAGE), z.string()]).nullable(),
})

/** Reads transactions through the API of Etherscan, version 2: one key for all of its networks. @throws AppError `config_invalid` */
export function createEtherscan(
  { url, apiKey, perSecond }: EtherscanSettings,
  { waitMs, ...deps }: ExplorerDeps,
): ActivityReader {
  const budget = createBudget({ most: perSecond, spanMs: 1000 }, deps.clock)
  const vendor = createLane({ ...deps, name: 'etherscan', url, isLong: true }, [budget])

  async function page(address: string, chain: ChainId, until: string, signal: AbortSignal): Promise<readonly Row[]> {
    const query = { chainid: chain, module: 'account', action: 'txlist', address, startblock: 0, endblock: until }
    const paging = { page: 1, offset: ETHERSCAN_PAGE, sort: 'desc', apikey: apiKey }
    return patiently(
      async () => rowsOf(await vendor.get('api', { ...query, ...paging }, answer, signal)),
      signal,
      waitMs,
    )
  }

  return {
    name: 'etherscan',
    lanes: perSecond * 2,
    freshMs: EXPLORER_FRESH_MS,
    async sentBy(address, chain, signal) {
      const found: Row[] = []
      let until = 'latest'
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        const rows = await page(address, chain, until, signal)
        found.push(...rows)
        const last = rows.at(-1)?.blockNumber
        if (rows.length < ETHERSCAN_PAGE || last === undefined)
          return { transactions: sentIn(found, address), isComplete: true }
        // The next page repeats the last block, of which this one may have only a part. A whole page of one block ends it.
        if (last === until) break
        until = last
      }
      return { transactions: sentIn(found, address), isComplete: false }
    },
  }
}

/** The API reports failures with HTTP 200 and a sentence; these are translated once, here. */
const refusals: readonly (readonly [words: RegExp, reason: string, retriable: boolean])[] = [
  [/rate limit/i, 'vendor_limited', true],
  [/timeout|temporarily|busy/i, 'vendor_down', true],
  [/api key|chainid|not supported|upgrade/i, 'explorer_refused', false],
]

function rowsOf({ status, message, result }: z.infer<typeof answer>): readonly Row[] {
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
