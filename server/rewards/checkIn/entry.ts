import type { PointReason } from '#core/rewards/reason.ts'
import type { CheckInRow, EntryOfNow } from '#store/contract/checkIns.ts'

export const CHECK_IN_RULE = 'check_in'
/** What a bridge of the day adds to its check-in, and what goes again with that bridge. */
const SHARE_RULE = 'check_in_bridge'

/** Names a check-in in the ledger; a day that was undone and taken again is another event. */
export const sourceOf = ({ wallet, day, attempt }: Pick<CheckInRow, 'wallet' | 'day' | 'attempt'>): string => `${wallet}:${day}:${attempt}`

/** An entry of a check-in beside its first one, named by its turn. */
export const shareEntry = (row: CheckInRow, points: number, reason: PointReason): EntryOfNow => ({
  wallet: row.wallet,
  rule: SHARE_RULE,
  sourceEvent: `${sourceOf(row)}:${row.bridgeTurn}`,
  bucket: 'check_in_points',
  points,
  reason,
})
