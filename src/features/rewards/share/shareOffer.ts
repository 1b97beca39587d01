import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { offeredCampaigns } from './offeredCampaigns.ts'
import { shareable, type ShareOffer } from './shareable.ts'

interface Facts {
  readonly campaigns: readonly CampaignData[]
  readonly progress: readonly ProgressData[]
  readonly now: Date
  /** True when this campaign was already offered to this wallet. */
  readonly told: (id: number) => boolean
}

/** Completed campaign to offer unprompted, each once (spec §4). */
export function shareOffer({ campaigns, progress, now, told }: Facts): ShareOffer | null {
  const offers = offeredCampaigns(campaigns, now).flatMap(
    (one) =>
      shareable(
        one,
        progress.find((row) => row.campaign_id === one.id),
      ) ?? [],
  )
  return offers.find(({ id }) => !told(id)) ?? null
}
