import { z } from 'zod'
import {
  APPLICATION_LIMITS,
  applicationProblems,
  applicationStates,
  liquidityRanges,
  tidyApplication,
} from '../order/makerApplication.ts'
import { amount, assetIdText, chainIdNumber, time } from './common.ts'

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

/** Null if the wallet has not applied. */
export const makerApplicationData = z.object({ application: makerApplication.nullable() })
