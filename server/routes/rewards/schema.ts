import { z } from 'zod'
import { address, chainIdNumber, languageCode, orderIdText } from '#core/wire/common.ts'

/** Accepts any text: an invalid address is reported in the body, as the specification's clients expect. */
export const userParams = z.object({ userId: z.string().min(1).max(128) })

/** Points, named as in spec §3: whole numbers, and a multiplier such as 1.1. */
const points = z.object({
  campaign_points: z.int(),
  cross_points: z.int(),
  cross_points_v1: z.int(),
  refer_points: z.int(),
  refer_points_v1: z.int(),
  check_in_points: z.int(),
  pool_points: z.int(),
  multiplier: z.number(),
})
export const pointsAnswer = z.object({ code: z.int(), message: z.string(), data: points })

export const contractsAnswer = z.object({
  code: z.literal(200),
  message: z.string(),
  data: z.array(z.object({ chainId: chainIdNumber, contractAddress: z.string() })),
})

/** Calendar month, starting at 1. */
export const monthQuery = z.object({
  address,
  year: z.coerce.number().int().min(2023).max(9999),
  month: z.coerce.number().int().min(1).max(12),
})
const calendarDay = z.object({
  blockDate: z.iso.date(),
  points: z.int(),
  chainId: chainIdNumber,
  txHash: z.string(),
  inBridge: z.boolean(),
})
export const monthAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ historyList: z.array(calendarDay), transactionCount: z.int(), isCheckIn: z.boolean() }),
})

/** `encrypt`: the call's sealed time in epoch milliseconds; `hash`: the transaction on that chain. */
export const signIn = z.object({
  encrypt: z.string().min(1).max(1024),
  hash: z.string().min(1).max(128),
  chainId: chainIdNumber,
  userAddress: address,
})
/** `data`: points added if the code is 200, otherwise the stable reason next to its message. */
export const signInAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.union([z.int(), z.object({ reason: z.string() })]),
})

export const lostQuery = z.object({ address, chainId: z.coerce.number().pipe(chainIdNumber) })
/** Check-ins with their UTC day, oldest first; the stable reason if the code isn't 200. */
export const lostAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.union([
    z.array(z.object({ blockDate: z.iso.date(), chainId: chainIdNumber, hash: z.string() })),
    z.object({ reason: z.string() }),
  ]),
})

/**
 * `sign_in_mask`: Monday to Sunday, 1 = signed in; times in epoch seconds; `today_points`: the worth of a check-in
 * today.
 */
export const weekAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({
    sign_in_mask: z.string(),
    list: z.array(z.object({ sign_in_time: z.int(), points: z.int() })),
    time_now: z.int(),
    today_points: z.int(),
  }),
})

/** `order`: only the rows of that bridge. */
export const entriesQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  order: orderIdText.optional(),
  language: languageCode.default('en'),
})
/**
 * Rows of a wallet's ledger: rule, source (null if it is another wallet's) and reason; a pending row counts from
 * `final_at`.
 */
export const entriesData = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      rule: z.string(),
      source: z.string().nullable(),
      bucket: z.string(),
      points: z.int(),
      reason: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      at: z.iso.datetime(),
      final_at: z.iso.datetime(),
      pending: z.boolean(),
    }),
  ),
  pending_points: z.int(),
  bridges: z.int(),
  /** Last id of this page if there may be more. */
  next: z.string().nullable(),
})
