import { shownCampaigns } from '#core/rewards/campaign/shown.ts'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'

export interface ShareOffer {
  readonly id: number
  readonly name: string
  /** What its steps have earned. */
  readonly points: number
}

interface Facts {
  readonly campaigns: readonly CampaignData[]
  readonly progress: readonly ProgressData[]
  /** Whether this one was offered to this wallet before. */
  readonly told: (id: number) => boolean
}

/** The completed campaign to tell others about: of bridges, without extra points, each once (spec §4). */
export function shareOffer({ campaigns, progress, told }: Facts): ShareOffer | null {
  const shown = shownCampaigns(campaigns.map((data) => ({ data, id: data.id, status: data.status, invisible: data.invisible, themeId: data.theme_id, startTime: new Date(data.start_time * 1000) })))
  for (const { data } of shown) {
    const asked = data.tasks.at(-1)?.transfer_count ?? 0
    const made = progress.find((row) => row.campaign_id === data.id)
    const done = data.social === null && asked > 0 && made?.transfer_count_total === asked
    if (done && data.extra_points === 0 && !told(data.id)) return { id: data.id, name: data.name, points: made.campaign_points }
  }
  return null
}
