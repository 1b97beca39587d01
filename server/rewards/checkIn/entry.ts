import type { PointReason } from '#core/rewards/reason.ts'
import type { CheckInRow, EntryOfNow } from '#store/points/checkIns.ts'
import type { PointEvent } from '#store/points/types.ts'
import { bridgeShare, specialPoints } from '#core/rewards/checkInPoints.ts'
import type { CheckInRules } from '#core/rewards/rules.ts'
import { dateNumber, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'

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

/**
 * Settles the bridge share of that day's check-in: the first bridge adds it, the last one undone removes what was
 * given, regardless of current rules. Call in the bridge's transaction; returns the changed check-in.
 */
export const settleCheckInBridge = (
  store: Store,
  rules: CheckInRules,
  wallet: string,
  settledAt: Date,
): Promise<CheckInRow | null> =>
  store.checkIns.settleBridge(wallet, utcDay(settledAt), (row, bridged) =>
    bridged
      ? shareEntry(row, bridgeShare(rules, row.at), { kind: 'check_in_bridge', date: dateNumber(row.day) })
      : shareEntry(row, -row.bridgePoints, { kind: 'taken_back', entry: sourceOf(row), why: 'bridge_of_day_undone' }),
  )

/**
 * Settles the streak points of a week: a late day extends later streaks, an undone one breaks them. A day with an
 * unchanged streak keeps its points, regardless of current rules. Call in the transaction that changes a day.
 */
export const settleStreaks = (store: Store, rules: CheckInRules, wallet: string, day: UtcDay): Promise<void> =>
  store.checkIns.settleStreaks(wallet, day, (row, streak) => {
    const points = specialPoints(rules, streak) - row.specialPoints
    return streakEntry(
      row,
      points,
      points < 0
        ? { kind: 'taken_back', entry: sourceOf(row), why: 'streak_changed' }
        : { kind: 'check_in_streak', date: dateNumber(row.day), streak },
    )
  })
