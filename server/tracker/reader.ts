import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { SentTransaction } from '#core/tracker/activity.ts'
import type { VendorOptions } from '../providers/vendor.ts'

/** Transactions that an address sent, newest first. */
export interface SentList {
  readonly transactions: readonly SentTransaction[]
  /** False if there are older ones that were not read. */
  readonly isComplete: boolean
}

/** Contracts of tokens that an address may hold, in lower case, each once. An explorer can name any and leave out any. */
export interface TokenNames {
  readonly tokens: readonly string[]
  /** False if there are more than are named. */
  readonly isComplete: boolean
}

/** Source of an address's transactions: an explorer, or our own index of a network. */
export interface ActivityReader {
  readonly name: string
  /** Reads that may run at once; more wait. */
  readonly lanes: number
  /** Milliseconds for which an answer is fresh. */
  readonly freshMs: number
  /**
   * Reads up to a limit of its own.
   * @param address lower case
   * @throws AppError `vendor_*`, `explorer_refused`, `rpc_*`
   */
  sentBy(address: string, chain: ChainId, signal: AbortSignal): Promise<SentList>
  /** Names tokens of an address; absent where the source knows none. Limits and errors as above. */
  tokensOf?(address: string, chain: ChainId, signal: AbortSignal): Promise<TokenNames>
}

export const contractAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** More tokens than anyone looks through: sending them to strangers costs little. */
const MOST_NAMED = 300

/** @param named addresses in any case, those to keep first */
export function namesOf(named: readonly string[], isComplete: boolean): TokenNames {
  const tokens = [...new Set(named.map((token) => token.toLowerCase()))]
  return { tokens: tokens.slice(0, MOST_NAMED), isComplete: isComplete && tokens.length <= MOST_NAMED }
}

/** Time for one page of tokens: a search waits for them, and does without those that take longer. */
export const TOKENS_TIMEOUT_MS = 6_000

export type ExplorerDeps = Pick<VendorOptions, 'clock' | 'count' | 'random' | 'timeoutMs'> & {
  /** Milliseconds to wait where the source or the budget refuses a request for now; a second by default. */
  readonly waitMs?: number
}

/** Explorers show a new transaction within a minute or so; people who look again want to see it. */
export const EXPLORER_FRESH_MS = 5 * 60_000

/** Times before the first network and far in the future are lies or another unit. */
const EARLIEST = Date.UTC(2015, 0, 1) / 1000
const LATEST = Date.UTC(2100, 0, 1) / 1000
export const isBlockTime = (seconds: number): boolean => seconds >= EARLIEST && seconds < LATEST

/** Times that a source may refuse a page because of its limit before the read fails. */
const MOST_REFUSALS = 4
const WAIT_MS = 1000

/**
 * Asks for a page until the budget allows it, and again a little later, each time longer, where the source limits requests: pages before it are not
 * read again.
 */
export async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal, waitMs = WAIT_MS): Promise<T> {
  let refusals = 0
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'vendor_limited') refusals += 1
      else if (reason !== 'vendor_budget') throw error
      if (refusals === MOST_REFUSALS) throw error
      // Many reads wait at once, and should not return at once.
      await setTimeout(waitMs * 2 ** refusals * (0.25 + Math.random() / 2), undefined, { signal })
    }
  }
}
