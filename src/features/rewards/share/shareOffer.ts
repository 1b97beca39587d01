import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { visibleCampaigns } from '#core/rewards/campaign/shown.ts'

interface Facts {
  readonly campaigns: readonly CampaignData[]
  readonly progress: readonly ProgressData[]
  readonly now: Date
  /** True when this campaign was already offered to this wallet. */
  readonly told: (id: number) => boolean
}

/** Hours after completion. A browser that has not offered a campaign yet would else announce it long afterwards. */
const NEWS_HOURS = 24

const isNews = ({ completed_at }: ProgressData, now: Date): boolean =>
  completed_at !== null && now.getTime() - Date.parse(completed_at) < NEWS_HOURS * 3_600_000

/** Returns the recently completed campaign to offer unprompted, each once (spec §4). */
export function shareOffer({ campaigns, progress, now, told }: Facts): ShareOffer | null {
  const offers = offeredCampaigns(campaigns, now).flatMap((one) => {
    const row = progress.find(({ campaign_id }) => campaign_id === one.id)
    return row && isNews(row, now) ? (shareable(one, row) ?? []) : []
  })
  return offers.find(({ id }) => !told(id)) ?? null
}

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

export interface ShareOffer {
  readonly id: number
  readonly name: string
  /** Points earned by its steps. */
  readonly points: number
}

/** Completed bridge campaign without extra points (spec §4) that was not yet shared from any device. */
export function shareable(
  { id, kind, name, tasks, extra_points }: CampaignData,
  made: ProgressData | undefined,
): ShareOffer | null {
  const asked = tasks.at(-1)?.transfer_count ?? 0
  if (!made || made.shared || kind !== 'bridge' || extra_points > 0) return null
  return asked > 0 && made.transfer_count_total === asked ? { id, name, points: made.campaign_points } : null
}

/** Builds the URL of X's composer with text and link filled in. */
export const postAddress = (text: string, url: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url }).toString()}`
