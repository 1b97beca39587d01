import type { Bucket } from './buckets.ts'
import type { RewardRules } from './rules.ts'

/** The short name under which a wallet invites others: eight signs without those that look alike. */
const form = /^[1-9A-HJ-NP-Za-km-z]{8}$/

export const isReferralCode = (text: string): boolean => form.test(text)

/** What a friend's bridge brings to whoever invited them: whole points of the bridge's own, boosted ones, rounded down. */
export const referralPoints = ({ percent }: RewardRules['referral'], bridgePoints: number): number =>
  Math.floor((bridgePoints * percent) / 100)

/** Referral points keep the phase of the bridge that they come from. */
export const referralBucket = (bridge: Bucket): Bucket =>
  bridge === 'cross_points_v1' ? 'refer_points_v1' : 'refer_points'

/** Why a wallet was not bound to the one that invited it. */
export const referralRefusals = [
  'referral_self',
  'referral_cycle',
  'referral_taken',
  'referral_late',
  'referral_ended',
] as const
export type ReferralRefusal = (typeof referralRefusals)[number]
