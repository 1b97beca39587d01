import { type Campaign, type Theme, timeTypes } from '#core/rewards/campaign/types.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

export const campaignRow = (themes: readonly Theme[], campaign: Campaign): CampaignData => ({
  id: campaign.id,
  name: campaign.name,
  status: campaign.status,
  start_time: secondsOf(campaign.startTime),
  end_time: secondsOf(campaign.endTime),
  time_type: timeTypes.indexOf(campaign.timeType) === 0 ? 0 : 1,
  logo_url: campaign.logoUrl,
  theme_id: campaign.themeId,
  theme_name: themes.find((theme) => theme.id === campaign.themeId)?.name ?? '',
  invisible: campaign.invisible,
  tasks: campaign.tasks.map((task) => ({ transfer_count: task.transferCount, from_chain: task.fromChain, to_chain: task.toChain, points: task.points })),
  extra_points: campaign.extraPoints,
  social: campaign.social && { ...campaign.social },
})
