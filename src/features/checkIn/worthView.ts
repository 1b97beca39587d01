import type { RewardsData } from '#core/wire/rewards.ts'

/** A day of a row and what it earns on top. */
export interface RowDay {
  readonly day: number
  readonly points: number
}

/** The days of a row that earn more: what is configured as “after so many” is the day that follows. */
export const rowDays = ({ specials }: Pick<RewardsData['check_in'], 'specials'>): RowDay[] =>
  specials.filter(({ points }) => points > 0).map(({ after, points }) => ({ day: after + 1, points }))
