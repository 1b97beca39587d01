import type { RewardsData } from '#core/wire/rewards.ts'

/** Streak day with a bonus. */
export interface RowDay {
  readonly day: number
  readonly points: number
}

/** Streak days with a bonus: "after n days" in the configuration is day n + 1. */
export const rowDays = ({ specials }: Pick<RewardsData['check_in'], 'specials'>): RowDay[] =>
  specials.filter(({ points }) => points > 0).map(({ after, points }) => ({ day: after + 1, points }))
