import { z } from 'zod'
import { poolCallKinds } from '../money/poolFigures.ts'
import { address, amount, assetIdText, chainIdNumber, sighting, time, uintText } from './common.ts'
import { txLink } from './order.ts'

const terms = z.object({
  /** Most that may be lent in one hour of the clock, and at any time. */
  hourly_limit: amount,
  outstanding_limit: amount,
  /** Price of a draw for the maker. */
  fee_ppm: z.int(),
})

/** State of a pool as a quorum shows it at one block. Amounts in base units of its token. */
export const poolReading = z.object({
  height: uintText,
  read_at: time,
  /** Worth of one whole share. */
  share_price: amount,
  share_decimals: z.int(),
  total_assets: amount,
  /** Total assets and shares with the contract's virtual ones, so that a page converts amounts as the contract does. */
  price_assets: amount,
  price_shares: amount,
  idle: amount,
  lent: amount,
  /** Income that reaches the share price within a day. */
  locked_income: amount,
  terms,
  /** Left of the limits, and what can be lent now. */
  outstanding_left: amount,
  limit_left: amount,
  lendable: amount,
  /** Seconds until a draw is due, and until changed terms take effect. */
  term_seconds: z.int(),
  timelock_seconds: z.int(),
  /** When the oldest open draw is due; null if nothing is lent. */
  due_at: time.nullable(),
  is_overdue: z.boolean(),
  /** Principal that is overdue, and the worth of one whole share once it is written down; equal to `share_price` without any. */
  overdue: amount,
  price_without_overdue: amount,
  /** Terms that wait, and the time from which they can take effect. */
  proposed: terms.extend({ from: time }).nullable(),
  queue: z.object({ requests: z.int(), assets: amount }),
})
export type PoolReading = z.infer<typeof poolReading>

export const poolRequest = z.object({
  number: uintText,
  shares: amount,
  assets: amount,
  /** 1 is paid next. */
  place: z.int(),
  /** Worth of the requests before it. */
  ahead: amount,
})
export type PoolRequest = z.infer<typeof poolRequest>

/** One account in a pool, at the block of the reading. */
export const poolAccount = z.object({
  may_deposit: z.boolean(),
  shares: amount,
  value: amount,
  /** Most that can be withdrawn at once, in shares and in the token. */
  redeemable: amount,
  withdrawable: amount,
  /** Requests in the queue; `has_more` if some were too far back to be read. */
  requests: z.array(poolRequest),
  has_more: z.boolean(),
  collectable: amount,
  wallet_balance: amount,
  /** Amount that the pool may still take from the wallet. */
  allowance: amount,
})
export type PoolAccount = z.infer<typeof poolAccount>

/** Something that an account did in a pool, or that the pool did for it. */
export const poolEntry = z.object({
  kind: z.enum(['deposit', 'withdraw', 'request', 'cancel', 'paid', 'collect']),
  /** Null where the event has none. */
  assets: amount.nullable(),
  shares: amount.nullable(),
  tx: txLink,
})
export type PoolEntry = z.infer<typeof poolEntry>

/** Summary of the pool's events since a time, at most 30 days ago. */
export const poolHistory = z.object({
  since: time,
  /** Yearly income in millionths of the assets at work; null with less than a day of history. */
  apr_ppm: z.int().nullable(),
  income: amount,
  /** Newest first. */
  losses: z.array(z.object({ amount, tx: txLink })),
  /** Of the asked account, newest first; empty without one. */
  entries: z.array(poolEntry),
})
export type PoolHistory = z.infer<typeof poolHistory>

export const poolRow = z.object({
  chain_id: chainIdNumber,
  asset_id: assetIdText,
  address,
  address_url: z.string().nullable(),
  /** Null while its network can't be read. */
  reading: poolReading.nullable(),
  /** Null without an address, and with `reading`. */
  account: poolAccount.nullable(),
  /** Null until its events are read. */
  history: poolHistory.nullable(),
  /** Points of a full day (UTC) for each full `per`, in base units; null if it earns none here. */
  points: z.object({ per: amount, points: z.int() }).nullable(),
})
export type PoolRow = z.infer<typeof poolRow>

export const poolList = z.object({ pools: z.array(poolRow) })
export type PoolList = z.infer<typeof poolList>

export const poolSighting = z.object({
  ...sighting,
  tx: txLink.nullable(),
  /** Effect of the call; null unless `done`. */
  outcome: z.object({ kind: z.enum(poolCallKinds), assets: amount.nullable(), shares: amount.nullable() }).nullable(),
})
export type PoolSighting = z.infer<typeof poolSighting>
