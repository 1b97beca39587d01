import { visibleCampaigns } from '#core/rewards/campaign/shown.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'

/** A campaign's last transfer may become final only after its end. */
const DAYS_AFTER = 7

/** Campaigns that may be shared now, newest start first: running ones, and those that ended a few days ago. */
export function offeredCampaigns(campaigns: readonly CampaignData[], now: Date): CampaignData[] {
  const seconds = now.getTime() / 1000
  const told = campaigns.filter((one) => one.start_time <= seconds && seconds < one.end_time + DAYS_AFTER * 86_400)
  return visibleCampaigns(
    told.map((data) => ({
      data,
      id: data.id,
      status: data.status,
      invisible: data.invisible,
      startTime: new Date(data.start_time * 1000),
    })),
  ).map(({ data }) => data)
}
