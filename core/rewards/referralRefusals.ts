/** Reasons why a wallet was not bound to its referrer. */
export const referralRefusals = [
  'referral_self',
  'referral_cycle',
  'referral_taken',
  'referral_late',
  'referral_ended',
] as const
export type ReferralRefusal = (typeof referralRefusals)[number]
