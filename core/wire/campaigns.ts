import { z } from 'zod'
import { chainIdNumber } from './common.ts'

const seconds = z.int()

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
  /** What it gives here, now. */
  points: z.int(),
  /** Whether the platform is asked; otherwise people are taken at their word. */
  verified: z.boolean(),
  /** Where people let their account be seen; the caller adds a `state` of its own. Null where nothing of the kind is needed. */
  authorize_url: z.string().nullable(),
})

export const campaignData = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 runs. */
  status: z.int(),
  start_time: seconds,
  end_time: seconds,
  /** 0 = what is left of it is shown, 1 = from when to when. */
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

/** How far a wallet is; done when `transfer_count_total` equals what the last task asks for. */
export const progressData = z.object({
  campaign_id: z.int(),
  transfer_count_total: z.int(),
  /** Points of this campaign's steps that the wallet has. */
  campaign_points: z.int(),
  /** Points of the bridges themselves that counted for it. */
  cross_total_points: z.int(),
  /** The extra points that the wallet has from it. */
  extra_points: z.int(),
  /** Its social task stands: the platform has seen it or, where it cannot be asked, the person has said so. */
  social_done: z.boolean(),
  /** Bridges that count for each step, at most what it asks for: steps may want different networks. */
  steps: z.array(z.int()),
  /** It was shared, which gives its points once. */
  shared: z.boolean(),
})
export const progressesData = z.object({ campaigns: z.array(progressData) })
export type ProgressData = z.infer<typeof progressData>

/** Running themes, for lists that have their own order. */
export const activityData = z.object({
  order: z.int(),
  status: z.int(),
  end_time: seconds,
  theme_id: z.int(),
  name: z.string(),
  campaigns: z.array(z.int()),
})
