import { z } from 'zod'
import { isAirdropAddress } from '../rewards/airdrops.ts'
import { TRACKER_ADDRESSES, TRACKER_NETWORKS, trackerPages } from '../tracker/pages.ts'
import { amount, chainIdNumber, time } from './common.ts'

const evmAddress = z.string().max(42).refine(isAirdropAddress, 'an address with 42 characters')

export const trackerRequest = z.object({
  addresses: z.array(evmAddress).min(1).max(TRACKER_ADDRESSES),
  chain_ids: z.array(chainIdNumber).min(1).max(TRACKER_NETWORKS),
})
export type TrackerRequest = z.infer<typeof trackerRequest>

/** Sum in native base units, and its value at the price of now; null without one. */
const worth = z.object({ amount, usd: amount.nullable() })

const activity = z.object({
  transactions: z.int().nonnegative(),
  /** Coins that the address sent. */
  volume: worth,
  gas: worth,
  contracts: z.int().nonnegative(),
  /** Days since 1970-01-01 (UTC) with the number of transactions on each. */
  days: z.array(z.tuple([z.int(), z.int()])),
  first_at: time.nullable(),
  last_at: time.nullable(),
  /** Only the newest transactions were read: every figure is a minimum, and there is an earlier first one. */
  at_least: z.boolean(),
  /** The source failed; these are its earlier figures. */
  stale: z.boolean(),
  read_at: time,
})

/** `busy`: the source limits requests or took too long. `unavailable`: it does not answer, or not as documented. */
export const trackerFailures = ['busy', 'unavailable'] as const

/** Activity of one address on one network, or why there is none. */
const trackerRow = z.object({
  address: z.string(),
  chain_id: chainIdNumber,
  activity: activity.nullable(),
  failure: z.enum(trackerFailures).nullable(),
})
export type TrackerRow = z.infer<typeof trackerRow>

/** Rows since the line before; the last line is complete. */
export const trackerPart = z.object({ rows: z.array(trackerRow), complete: z.boolean() })
export type TrackerPart = z.infer<typeof trackerPart>

const pageTable = z.object({
  symbol: z.string(),
  decimals: z.int(),
  /** Network of the token; null for an operator's list. */
  chain_id: chainIdNumber.nullable(),
})
export const trackerSettings = z.object({
  networks: z.array(z.object({ chain_id: chainIdNumber, symbol: z.string(), decimals: z.int() })),
  pages: z.array(
    z.object({
      page: z.enum(trackerPages),
      tables: z.array(pageTable),
      /** False while the operator has loaded no list: zeros would claim that nothing was allocated. */
      listed: z.boolean(),
    }),
  ),
})
export type TrackerSettingsData = z.infer<typeof trackerSettings>

/** Addresses of one request for a page, as for an airdrop. */
export const pageRequest = z.object({ addresses: z.array(evmAddress).min(1).max(5) })
/** `values` of each address in base units, in the order of the page's tables. */
export const pageRows = z.object({
  rows: z.array(z.object({ address: z.string(), values: z.array(amount) })),
  listed: z.boolean(),
})
