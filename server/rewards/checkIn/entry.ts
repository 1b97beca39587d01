import type { PointReason } from '#core/rewards/reason.ts'
import type { CheckInRow, EntryOfNow } from '#store/points/checkIns.ts'
import type { PointEvent } from '#store/points/types.ts'

export const CHECK_IN_RULE = 'check_in'
/** Points for a bridge on the day of the check-in, revoked if the bridge is undone. */
export const SHARE_RULE = 'check_in_bridge'
/** Points for a streak, revoked if one of its days is undone. */
export const STREAK_RULE = 'check_in_streak'

/** Identifies a check-in in the ledger; a new attempt after an undo is another event. */
export const sourceOf = ({ wallet, day, attempt }: Pick<CheckInRow, 'wallet' | 'day' | 'attempt'>): string =>
  `${wallet}:${day}:${attempt}`

/** Creates a later entry of a check-in, identified by its turn. */
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

/** All entries that a check-in may have: the first one, and those of each turn. */
export const entriesOf = (row: CheckInRow): PointEvent[] => [
  { rule: CHECK_IN_RULE, sourceEvent: sourceOf(row) },
  ...Array.from({ length: row.turn }, (_, n) => `${sourceOf(row)}:${n + 1}`).flatMap((sourceEvent) =>
    [SHARE_RULE, STREAK_RULE].map((rule) => ({ rule, sourceEvent })),
  ),
]

export const shareEntry = entryUnder(SHARE_RULE)
export const streakEntry = entryUnder(STREAK_RULE)
