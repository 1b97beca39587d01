import { bridgeShare } from '#core/rewards/checkInPoints.ts'
import type { CheckInRules } from '#core/rewards/rules.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import type { CheckInRow } from '#store/contract/checkIns.ts'
import { shareEntry, sourceOf } from './entry.ts'

/**
 * Brings the check-in of a bridge's day to what its bridges say: the first one that counts adds its share, and with the last one goes what was
 * given, whatever the rules are by then. Answers the check-in if that changed it. Belongs into the transaction that counts the bridge or takes it back.
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
