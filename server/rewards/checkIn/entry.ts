import type { PointReason } from '#core/rewards/reason.ts'
import type { CheckInRow, EntryOfNow } from '#store/contract/checkIns.ts'

export const CHECK_IN_RULE = 'check_in'
/** What a bridge of the day adds to its check-in, and what goes again with that bridge. */
const SHARE_RULE = 'check_in_bridge'
/** What days in a row add to a check-in once they are known, and what goes again with one of them. */
const STREAK_RULE = 'check_in_streak'

/** Names a check-in in the ledger; a day that was undone and taken again is another event. */
export const sourceOf = ({ wallet, day, attempt }: Pick<CheckInRow, 'wallet' | 'day' | 'attempt'>): string => `${wallet}:${day}:${attempt}`

/** An entry of a check-in beside its first one, named by its turn. */
const entryUnder = (rule: string) => (row: CheckInRow, points: number, reason: PointReason): EntryOfNow => ({
  wallet: row.wallet,
  rule,
  sourceEvent: `${sourceOf(row)}:${row.turn}`,
  bucket: 'check_in_points',
  points,
  reason,
})

export const shareEntry = entryUnder(SHARE_RULE)
export const streakEntry = entryUnder(STREAK_RULE)
