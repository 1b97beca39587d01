import { visibleCampaigns } from '#core/rewards/campaign/shown.ts'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'

export interface SocialTask {
  /** Campaign ID. */
  readonly id: number
  readonly name: string
  readonly platform: SocialPlatform
  readonly link: string
  readonly points: number
  /** True when the platform is queried; otherwise the user's confirmation counts. */
  readonly verified: boolean
  readonly authorizeUrl: string | null
}

export function socialTaskOf({ id, name, social }: CampaignData): SocialTask | null {
  if (social === null) return null
  const { platform, link, points, verified, authorize_url: authorizeUrl } = social
  return { id, name, platform, link, points, verified, authorizeUrl }
}

/** Follow, join the chat, join the channel (spec §2). */
const order: readonly SocialPlatform[] = ['x', 'discord', 'telegram']

/** Returns the visible social tasks, newest first per platform. */
export function socialTasks(campaigns: readonly CampaignData[]): SocialTask[] {
  const rows = campaigns.map((data) => ({
    data,
    id: data.id,
    status: data.status,
    invisible: data.invisible,
    startTime: new Date(data.start_time * 1000),
  }))
  const tasks = visibleCampaigns(rows).flatMap(({ data }) => socialTaskOf(data) ?? [])
  return order.flatMap((platform) => tasks.filter((task) => task.platform === platform))
}
