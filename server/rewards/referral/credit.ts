import type { OrderId } from '#core/order/id.ts'
import { referralBucket, referralPoints } from '#core/rewards/referral.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { Store } from '#store/contract.ts'
import type { PointRow } from '#store/points/types.ts'
import { REFERRAL_RULE } from '#store/referrals/types.ts'
import { isOnePerson } from './onePerson.ts'

const HOUR_MS = 3_600_000

/**
 * Counts a friend's bridge and awards the referrer's share, pending while the bridge can be undone. No share for one's
 * own wallets or for bridges before the referral. Call in the crediting transaction; returns the paid referrer or null.
 */
export async function creditReferral(
  store: Store,
  rules: RewardRules['referral'],
  bridge: PointRow & { readonly order: OrderId },
  now: Date,
): Promise<string | null> {
  // Locked before the identity check: a concurrent link is either visible here or finds the award.
  const invitation = await store.referrals.hold(bridge.wallet)
  if (invitation === null) return null
  const { referrer, boundAt } = invitation
  // Such a bridge doesn't block the referral while it isn't final or its event is lost.
  const cameFirst = bridge.at < boundAt
  const points =
    cameFirst || (await isOnePerson(store, bridge.wallet, referrer, now)) ? 0 : referralPoints(rules, bridge.points)
  await store.referrals.count({ referee: bridge.wallet, referrer }, 1, points)
  if (points === 0) return null
  await store.points.award([
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
  return referrer
}

/**
 * Reverses the share of an undone bridge, if any remains, for the wallet that received it, even if the referral has
 * ended.
 */
export async function reverseReferral(store: Store, friend: string, order: OrderId): Promise<void> {
  const standing = await store.referrals.hold(friend)
  const referrer = (await store.points.find({ rule: REFERRAL_RULE, sourceEvent: order }))?.wallet ?? standing?.referrer
  if (referrer === undefined) return
  const taken = await store.points.reverse(REFERRAL_RULE, order, {
    kind: 'taken_back',
    entry: order,
    why: 'transfer_undone',
  })
  await store.referrals.count({ referee: friend, referrer }, -1, taken?.points ?? 0)
}
