import { z } from 'zod'
import { tokenRow } from './catalogue.ts'
import { amount, time } from './common.ts'
import { swapToken } from './swap.ts'

/** Files that an owner can download: what the wallets hold, what they moved, and both summed by year. */
export const exportFiles = ['balances', 'history', 'years', 'assets'] as const
export type ExportFile = (typeof exportFiles)[number]

export const exportRequest = z.strictObject({ file: z.enum(exportFiles) })

/** Wrapped coins of all networks, which no route names and a wallet may hold. */
export const portfolioTokens = z.object({ list: z.array(tokenRow) })

/** Tokens of an account that no list has. Anyone can send an account tokens, with any name. */
export const foundTokens = z.object({
  list: z.array(swapToken.extend({ amount })),
  /** Time of the oldest searched block; null if nothing is older. */
  searched_since: time.nullable(),
  /** True if an explorer named the tokens of all blocks, and each was read from the network. */
  is_whole: z.boolean(),
  /** True if the account has more than are listed. */
  is_cut: z.boolean(),
})
export type FoundToken = z.infer<typeof foundTokens>['list'][number]

const usd = z.string()

/** Sums of a UTC year. Values are from the time of each movement; those without a known price are counted separately. */
const yearSummary = z.object({
  year: z.int(),
  transfers: z.int(),
  transfers_usd: usd,
  transfers_unpriced: z.int(),
  swaps: z.int(),
  swaps_usd: usd,
  swaps_unpriced: z.int(),
  fees_usd: usd,
  /** Transfers whose fee has no known value. */
  fees_unpriced: z.int(),
  gas_usd: usd,
  /** Transactions of the wallets whose network fee isn’t known. */
  gas_unknown: z.int(),
  /** Names of the networks used, sorted. */
  networks: z.array(z.string()),
  /** Null where rewards aren’t available. */
  points: z.int().nullable(),
})
export type YearSummary = z.infer<typeof yearSummary>

/** `wallets`: those that the session covers, whose movements are counted. */
export const yearSummaries = z.object({ wallets: z.int(), years: z.array(yearSummary) })
export type YearSummaries = z.infer<typeof yearSummaries>
