import { isReferralCode } from '#core/rewards/referral.ts'

/** An invitation that the bot has prepared, as the address of the page names it. */
export interface Prepared {
  /** The message, by its name at Telegram. */
  readonly id: string
  /** Whose invitation it is, for a plain link; null where the address does not say. */
  readonly code: string | null
}

const named = /^[!-~]{1,256}$/

export function readPrepared(search: string): Prepared | null {
  const params = new URLSearchParams(search)
  const [id, code] = [params.get('prepared') ?? '', params.get('code') ?? '']
  return named.test(id) ? { id, code: isReferralCode(code) ? code : null } : null
}
