import { AppError } from '#core/errors.ts'
import { isReferralCode, type ReferralRefusal } from '#core/rewards/referral.ts'
import type { ServerDeps } from '../../deps.ts'

const messages: Record<ReferralRefusal, string> = {
  referral_self: 'This is your own invitation.',
  referral_cycle: 'This invitation comes from somebody whom you have invited, or who came through you.',
  referral_taken: 'You came through another invitation, and that one stays.',
  referral_late: 'An invitation counts only before the first bridge.',
}

/**
 * Binds a wallet to whoever invited it; the same again changes nothing.
 * @throws AppError `referral_unknown` (404), or why not: `referral_self`, `referral_cycle`, `referral_taken`, `referral_late` (409).
 */
export async function bindReferral({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>, referee: string, code: string): Promise<void> {
  const referrer = isReferralCode(code) ? await store.referrals.ownerOf(code) : null
  if (referrer === null) throw new AppError('referral_unknown', 'Nobody invites under this code.', { status: 404, retriable: false })
  const refusal = await store.referrals.bind(referee, referrer, clock.now())
  if (refusal) throw new AppError(refusal, messages[refusal], { status: 409, retriable: false })
}
