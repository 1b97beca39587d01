import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'

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
