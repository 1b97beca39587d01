import type { CheckInRules } from '#core/rewards/rules.ts'
import { specialPoints } from '#core/rewards/checkInPoints.ts'
import { dateNumber, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { sourceOf, streakEntry } from './entry.ts'

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
