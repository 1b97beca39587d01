import { z } from 'zod'
import {
  APPLICATION_LIMITS,
  applicationProblems,
  applicationStates,
  liquidityRanges,
  tidyApplication,
} from '../order/makerApplication.ts'
import { amount, assetIdText, chainIdNumber, orderIdText, time } from './common.ts'

/** Routes of the operator's own market maker, without those of external providers. */
export const makerRoutes = z.object({
  as_of: time,
  routes: z.array(
    z.object({
      from_asset: assetIdText,
      to_asset: assetIdText,
      min: amount,
      max: amount,
      custody: z.enum(['escrow', 'maker']),
    }),
  ),
  /** Amount of each destination asset that can be paid out now, rounded down to 1, 2 or 5 times a power of ten; null if it can't be read. */
  liquidity: z.array(z.object({ asset_id: assetIdText, at_least: amount.nullable() })),
})
export type MakerRoutes = z.infer<typeof makerRoutes>

const { networks, assets } = APPLICATION_LIMITS
const fields = z.strictObject({
  name: z.string().max(400),
  contact: z.string().max(400),
  networks: z.array(chainIdNumber).max(networks),
  assets: z.array(z.string().min(1).max(20)).max(assets),
  liquidity: z.enum(liquidityRanges),
  message: z.string().max(4000),
})

/** Sent texts are tidied before they are checked, as in the form. */
export const makerApplicationRequest = fields.refine(
  (text) => Object.keys(applicationProblems(tidyApplication(text))).length === 0,
  { message: 'a field is missing, too long or has hidden characters' },
)
export type MakerApplicationRequest = z.infer<typeof makerApplicationRequest>

export const makerApplication = z.object({
  ...fields.shape,
  state: z.enum(applicationStates),
  created_at: time,
  /** Null while it is open. */
  decided_at: time.nullable(),
})
export type MakerApplication = z.infer<typeof makerApplication>

/** `application` is null if the wallet has not applied. `is_registered`: the wallet may read the maker's book. */
export const makerApplicationData = z.object({ application: makerApplication.nullable(), is_registered: z.boolean() })

/**
 * `waiting`: deposited, without a payout. `paying`: signed or sent. `claimable`: paid for good, and not repaid by the escrow yet.
 * `refunding`: the deposit goes back. `held`: an operator has to decide.
 */
export const bookStages = ['waiting', 'paying', 'claimable', 'refunding', 'held'] as const
export type BookStage = (typeof bookStages)[number]

const bookOrder = z.object({
  order_id: orderIdText,
  stage: z.enum(bookStages),
  from_asset: assetIdText,
  to_asset: assetIdText,
  send_amount: amount,
  receive_amount: amount,
  custody: z.enum(['escrow', 'maker']),
  created_at: time,
})
const bookClaim = z.object({
  chain_id: chainIdNumber,
  state: z.enum(['waiting', 'sent', 'mined']),
  tx_hash: z.string().nullable(),
  orders: z.int().nonnegative(),
})
/** Paid out or about to be, and not repaid: base units of the source asset in an escrow. */
const bookExposure = z.object({ asset_id: assetIdText, unclaimed: amount, orders: z.int().nonnegative() })
/** Promised payouts without a signature yet: base units of a destination asset. */
const bookPromise = z.object({ asset_id: assetIdText, promised: amount })

/**
 * The maker's open business, oldest orders first. `order_count` (up to 1,000) and `claim_count` include those that the lists
 * leave out.
 */
export const makerBook = z.object({
  as_of: time,
  order_count: z.int().nonnegative(),
  orders: z.array(bookOrder),
  claim_count: z.int().nonnegative(),
  claims: z.array(bookClaim),
  exposure: z.array(bookExposure),
  promises: z.array(bookPromise),
})
export type MakerBook = z.infer<typeof makerBook>
