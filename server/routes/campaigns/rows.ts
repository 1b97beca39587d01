import { textIn } from '#core/format/ownText.ts'
import { type Campaign, type SocialTask, timeTypes } from '#core/rewards/campaign/types.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import type { ServerDeps } from '../../deps.ts'

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

type Deps = Pick<ServerDeps, 'campaigns' | 'socialVerifiers'>

function themeName({ campaigns }: Deps, { themeId }: Campaign, language: string): string {
  const theme = campaigns.themes.find(({ id }) => id === themeId)
  return theme ? textIn(theme.name, language) : ''
}

function socialRow(
  { socialVerifiers }: Deps,
  { platform, link, points, honourPoints }: SocialTask,
): CampaignData['social'] {
  const verifier = socialVerifiers.get(platform)
  if (!verifier) return { platform, link, points: honourPoints, verified: false, authorize_url: null }
  return { platform, link, points, verified: true, authorize_url: verifier.authorizeUrl }
}

export const campaignRow = (deps: Deps, campaign: Campaign, language: string): CampaignData => ({
  id: campaign.id,
  name: textIn(campaign.name, language),
  status: campaign.status,
  start_time: secondsOf(campaign.startTime),
  end_time: secondsOf(campaign.endTime),
  time_type: timeTypes.indexOf(campaign.timeType) === 0 ? 0 : 1,
  logo_url: campaign.logoUrl,
  theme_id: campaign.themeId,
  theme_name: themeName(deps, campaign, language),
  invisible: campaign.invisible,
  tasks: campaign.tasks.map((task) => ({
    transfer_count: task.transferCount,
    from_chain: task.fromChain,
    to_chain: task.toChain,
    points: task.points,
  })),
  extra_points: campaign.extraPoints,
  social: campaign.social && socialRow(deps, campaign.social),
})
