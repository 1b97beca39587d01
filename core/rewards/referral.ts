import type { Bucket } from './buckets.ts'
import type { RewardRules } from './rules.ts'

/** Referral code of a wallet: eight characters without look-alikes. */
const form = /^[1-9A-HJ-NP-Za-km-z]{8}$/

export const isReferralCode = (text: string): boolean => form.test(text)

/**
 * Returns the points that a friend's bridge earns its referrer: a share of the bridge's own boosted points, rounded
 * down.
 */
export const referralPoints = ({ percent }: RewardRules['referral'], bridgePoints: number): number =>
  Math.floor((bridgePoints * percent) / 100)

/** Referral points keep the phase of their bridge. */
export const referralBucket = (bridge: Bucket): Bucket =>
  bridge === 'cross_points_v1' ? 'refer_points_v1' : 'refer_points'

/** Reasons why a wallet was not bound to its referrer. */
export const referralRefusals = [
  'referral_self',
  'referral_cycle',
  'referral_taken',
  'referral_late',
  'referral_ended',
] as const
export type ReferralRefusal = (typeof referralRefusals)[number]
