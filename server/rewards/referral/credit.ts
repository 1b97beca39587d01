import type { OrderId } from '#core/order/id.ts'
import { referralBucket, referralPoints } from '#core/rewards/referral.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { Store } from '#store/contract.ts'
import type { PointRow } from '#store/contract/points.ts'
import { REFERRAL_RULE } from '#store/contract/referrals.ts'
import { isOnePerson } from './onePerson.ts'

const HOUR_MS = 3_600_000

/**
 * Counts a friend's bridge, and gives whoever invited that wallet their share of its points; they wait for some hours in which the bridge can still
 * be undone. Nobody earns from a wallet of their own, nor from what had arrived before the invitation. Answers whom it brings something; null when
 * nobody. Belongs into the transaction that credits the bridge.
 */
export async function creditReferral(
  store: Store,
  rules: RewardRules['referral'],
  bridge: PointRow & { readonly order: OrderId },
  now: Date,
): Promise<string | null> {
  // Held before it is asked who they are: a wallet that is linked at this moment is seen here, or finds what was given.
  const invitation = await store.referrals.hold(bridge.wallet)
  if (invitation === null) return null
  const { referrer, boundAt } = invitation
  // Such a bridge refuses no invitation while it waits to be final, or while its notice is lost.
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
 * Takes the share back, where there still is one, with the bridge that it came from: from whom it was given, also when the invitation was ended
 * since, and their friend has bridged once less.
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
