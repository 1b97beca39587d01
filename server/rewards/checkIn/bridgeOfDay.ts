import { bridgeShare } from '#core/rewards/checkInPoints.ts'
import type { CheckInRules } from '#core/rewards/rules.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import type { CheckInRow } from '#store/points/checkIns.ts'
import { shareEntry, sourceOf } from './entry.ts'

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
