import { isReferralCode } from '#core/rewards/referral.ts'

/** Invitation prepared by the bot, as named in the URL. */
export interface Prepared {
  /** Telegram's ID of the prepared message. */
  readonly id: string
  /** Referral code for a plain link; null when the URL has none. */
  readonly code: string | null
}

const named = /^[!-~]{1,256}$/

export function readPrepared(search: string): Prepared | null {
  const params = new URLSearchParams(search)
  const [id, code] = [params.get('prepared') ?? '', params.get('code') ?? '']
  return named.test(id) ? { id, code: isReferralCode(code) ? code : null } : null
}
