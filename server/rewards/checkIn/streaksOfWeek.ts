import type { CheckInRules } from '#core/rewards/rules.ts'
import { specialPoints } from '#core/rewards/streak.ts'
import { dateNumber, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { sourceOf, streakEntry } from './entry.ts'

/**
 * Brings what days in a row add to the check-ins of a week to the days that stand: one that is told late completes the rows of later days, one
 * that is undone breaks them. A day whose row of days is as before keeps what it has, whatever the rules are by now. Belongs into the transaction
 * that takes a day or gives it back.
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
