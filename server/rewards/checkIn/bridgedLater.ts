import { isDouble } from '#core/rewards/checkInPoints.ts'
import type { CheckInRules } from '#core/rewards/rules.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { CHECK_IN_RULE, sourceOf } from './entry.ts'

/** A day's first bridge after its check-in adds what the check-in would have earned with it. */
export async function addBridgeToCheckIn(store: Store, rules: CheckInRules, wallet: string, settledAt: Date): Promise<void> {
  const day = utcDay(settledAt)
  const [checkIn] = await store.checkIns.between(wallet, day, day)
  if (!checkIn || checkIn.bridged) return
  const points = (rules.withBridge - rules.points) * (isDouble(rules, checkIn.at) ? 2 : 1)
  if (points === 0 || !(await store.checkIns.addBridge(wallet, day, points))) return
  await store.points.award([
    {
      wallet,
      rule: `${CHECK_IN_RULE}_bridge`,
      sourceEvent: sourceOf(checkIn),
      bucket: 'check_in_points',
      points,
      reason: { kind: 'check_in_bridge', date: dateNumber(day) },
      at: settledAt,
      finalAt: settledAt,
    },
  ])
}
