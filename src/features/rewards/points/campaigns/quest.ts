import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'

/** Time shown by a theme: remaining, or start and end. Epoch ms. */
export interface ThemeTime {
  readonly kind: 'countdown' | 'range'
  readonly start: number
  readonly end: number
}

/** Fields of every kind of quest. */
export interface QuestBase {
  readonly id: number
  readonly done: boolean
  /** True once the quest has ended; the row then has no link. */
  readonly ended: boolean
}

export interface QuestFacts {
  readonly progress: ProgressData | undefined
  readonly ended: boolean
  /** Its own time, when others of its theme run longer. */
  readonly time: ThemeTime | null
}

/** Builds the view of a campaign; null if its data is incomplete. */
export type QuestView<Q> = (campaign: CampaignData, facts: QuestFacts) => Q | null
