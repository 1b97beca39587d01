import { textIn } from '#core/format/ownText.ts'
import { type Campaign, timeTypes } from '#core/rewards/campaign/types.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import type { ServerDeps } from '../../deps.ts'
import { serverOf } from '../../rewards/campaigns/kinds.ts'

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

type Deps = Pick<ServerDeps, 'campaigns' | 'socialVerifiers'>

function themeName({ campaigns }: Deps, { themeId }: Campaign, language: string): string {
  const theme = campaigns.themes.find(({ id }) => id === themeId)
  return theme ? textIn(theme.name, language) : ''
}

export const campaignRow = (deps: Deps, campaign: Campaign, language: string): CampaignData => ({
  id: campaign.id,
  kind: campaign.kind,
  name: textIn(campaign.name, language),
  status: campaign.status,
  start_time: secondsOf(campaign.startTime),
  end_time: secondsOf(campaign.endTime),
  time_type: timeTypes.indexOf(campaign.timeType) === 0 ? 0 : 1,
  logo_url: campaign.logoUrl,
  theme_id: campaign.themeId,
  theme_name: themeName(deps, campaign, language),
  invisible: campaign.invisible,
  ...serverOf(campaign).row(deps, campaign),
})
