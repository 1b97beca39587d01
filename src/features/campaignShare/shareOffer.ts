import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { offeredCampaigns } from './offeredCampaigns.ts'
import { shareable, type ShareOffer } from './shareable.ts'

interface Facts {
  readonly campaigns: readonly CampaignData[]
  readonly progress: readonly ProgressData[]
  readonly now: Date
  /** Whether this one was offered to this wallet before. */
  readonly told: (id: number) => boolean
}

/** The completed campaign to tell others about by itself, each once (spec §4). */
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
