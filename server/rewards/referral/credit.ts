import type { OrderId } from '#core/order/id.ts'
import { referralBucket, referralPoints } from '#core/rewards/referral.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { Store } from '#store/contract.ts'
import type { PointRow } from '#store/contract/points.ts'
import { REFERRAL_RULE } from '#store/contract/referrals.ts'

const HOUR_MS = 3_600_000

/**
 * Gives whoever invited this wallet their share of a bridge's points; they wait for some hours in which the bridge can still be undone. Belongs
 * into the transaction that credits the bridge.
 */
export async function creditReferral(store: Store, rules: RewardRules['referral'], bridge: PointRow & { readonly order: OrderId }): Promise<void> {
  const referrer = await store.referrals.referrerOf(bridge.wallet)
  const points = referralPoints(rules, bridge.points)
  if (referrer === null || points === 0) return
  const [row] = await store.points.award([
    {
      wallet: referrer,
      rule: REFERRAL_RULE,
      sourceEvent: bridge.order,
      bucket: referralBucket(bridge.bucket),
      points,
      reason: { kind: 'referral', friend: bridge.wallet, order: bridge.order, percent: rules.percent },
      at: bridge.at,
      finalAt: new Date(bridge.finalAt.getTime() + rules.pendingHours * HOUR_MS),
    },
  ])
  if (row) await store.referrals.count(bridge.wallet, 1, points)
}

/** Takes the share back with the bridge that it came from. */
export async function reverseReferral(store: Store, friend: string, order: OrderId): Promise<void> {
  const taken = await store.points.reverse(REFERRAL_RULE, order, { kind: 'taken_back', entry: order, why: 'transfer_undone' })
  if (taken) await store.referrals.count(friend, -1, taken.points)
}
