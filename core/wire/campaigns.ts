import { z } from 'zod'
import { campaignKinds } from '../rewards/campaign/types.ts'
import { chainIdNumber } from './common.ts'

const seconds = z.int()

/** Bridges, or deployments of a campaign of those, whose network is `from_chain`. */
export const campaignTaskData = z.object({
  transfer_count: z.int(),
  /** Null = any network. */
  from_chain: chainIdNumber.nullable(),
  to_chain: chainIdNumber.nullable(),
  points: z.int(),
})

export const socialData = z.object({
  platform: z.enum(['x', 'telegram', 'discord']),
  link: z.string(),
  /** Current points here. */
  points: z.int(),
  /** True if the platform is queried; otherwise the user's confirmation counts. */
  verified: z.boolean(),
  /** URL on which users authorize their account; the caller adds its own `state`. Null if none is needed. */
  authorize_url: z.string().nullable(),
})

export const campaignData = z.object({
  id: z.int(),
  kind: z.enum(campaignKinds),
  name: z.string(),
  /** 1 = active. */
  status: z.int(),
  start_time: seconds,
  end_time: seconds,
  /** 0 = time left is shown, 1 = start and end. */
  time_type: z.union([z.literal(0), z.literal(1)]),
  logo_url: z.string().nullable(),
  theme_id: z.int(),
  theme_name: z.string(),
  invisible: z.boolean(),
  tasks: z.array(campaignTaskData),
  extra_points: z.int(),
  social: socialData.nullable(),
})
export type CampaignData = z.infer<typeof campaignData>
export const campaignsData = z.object({ total: z.int(), list: z.array(campaignData) })

export const themeData = z.object({ id: z.int(), name: z.string(), display_position: z.int() })
export const themesData = z.object({ list: z.array(themeData) })

/** Progress of a wallet; done if `transfer_count_total` equals the last task's target. */
export const progressData = z.object({
  campaign_id: z.int(),
  transfer_count_total: z.int(),
  /** The wallet's points from this campaign's steps. */
  campaign_points: z.int(),
  /** Points of the bridges that counted for the campaign. */
  cross_total_points: z.int(),
  /** The wallet's extra points from the campaign. */
  extra_points: z.int(),
  /**
   * True if the social task is done: verified by the platform or, where that cannot be queried, confirmed by the user.
   */
  social_done: z.boolean(),
  /** Bridges that count for each step, up to its target: steps may need different networks. */
  steps: z.array(z.int()),
  /** When the wallet completed its bridges; null before. */
  completed_at: z.iso.datetime().nullable(),
  /** True once the wallet has shared the campaign, which earns points only once. */
  shared: z.boolean(),
})
export const progressesData = z.object({ campaigns: z.array(progressData) })
export type ProgressData = z.infer<typeof progressData>

/** Running themes, for lists with their own order. */
export const activityData = z.object({
  order: z.int(),
  status: z.int(),
  end_time: seconds,
  theme_id: z.int(),
  name: z.string(),
  campaigns: z.array(z.int()),
})
