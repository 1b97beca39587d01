import type { PointReason } from '#core/rewards/reason.ts'
import type { CheckInRow, EntryOfNow } from '#store/contract/checkIns.ts'
import type { PointEvent } from '#store/contract/points.ts'

export const CHECK_IN_RULE = 'check_in'
/** What a bridge of the day adds to its check-in, and what goes again with that bridge. */
export const SHARE_RULE = 'check_in_bridge'
/** What days in a row add to a check-in once they are known, and what goes again with one of them. */
export const STREAK_RULE = 'check_in_streak'

/** Names a check-in in the ledger; a day that was undone and taken again is another event. */
export const sourceOf = ({ wallet, day, attempt }: Pick<CheckInRow, 'wallet' | 'day' | 'attempt'>): string =>
  `${wallet}:${day}:${attempt}`

/** An entry of a check-in beside its first one, named by its turn. */
const entryUnder =
  (rule: string) =>
  (row: CheckInRow, points: number, reason: PointReason): EntryOfNow => ({
    wallet: row.wallet,
    rule,
    sourceEvent: `${sourceOf(row)}:${row.turn}`,
    bucket: 'check_in_points',
    points,
    reason,
  })

/** All entries that a check-in may have, the first one and one for each turn. */
export const entriesOf = (row: CheckInRow): PointEvent[] => [
  { rule: CHECK_IN_RULE, sourceEvent: sourceOf(row) },
  ...Array.from({ length: row.turn }, (_, n) => `${sourceOf(row)}:${n + 1}`).flatMap((sourceEvent) =>
    [SHARE_RULE, STREAK_RULE].map((rule) => ({ rule, sourceEvent })),
  ),
]

export const shareEntry = entryUnder(SHARE_RULE)
export const streakEntry = entryUnder(STREAK_RULE)
