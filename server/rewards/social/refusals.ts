import type { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** Reasons why a social task doesn't count, with the message for users. */
const refusals = {
  verification_failed: 'verify fail.',
  handle_missing: 'Enter your X handle first, such as @name.',
  handle_unknown: 'This X account doesn’t exist or is suspended.',
  account_protected: 'This account’s following list is private. Make it public for the check, then verify again.',
  account_unproven: 'This wallet’s code isn’t in the account’s X bio. Add it, then verify again.',
  follow_out_of_sight:
    'This account follows too many accounts for us to check. Unfollow us, follow again, then verify.',
  code_missing: 'Authorize on Discord first.',
  code_refused: 'The Discord authorization has expired or was already used. Authorize again, then verify.',
  member_pending: 'Discord is waiting for you to accept the community rules. Accept them, then verify again.',
  telegram_not_linked: 'No Telegram account is linked to this wallet.',
  account_taken: 'This account already completed the task for another wallet.',
} as const
export type SocialRefusal = keyof typeof refusals

export const socialRefusal = (reason: SocialRefusal): AppError =>
  new AppError(reason, refusals[reason], { status: 409, retriable: false })

/** Creates a failed vendor call. The cause is for the operator's log; users only learn that it isn't their fault. */
export const unavailable = (vendor: string, why: string, cause?: unknown): AppError =>
  new AppError('verification_unavailable', 'We can’t verify this task right now. Try again later.', {
    status: 503,
    retriable: true,
    cause: new Error(`${vendor}: ${why}`, { cause }),
  })

/** A vendor's rate limit, with the seconds to wait if it names them. */
export const vendorBusy = (vendor: string, seconds: number): AppError =>
  new AppError('verification_busy', `Verification is busy right now. Try again in ${seconds} s.`, {
    status: 503,
    retriable: true,
    fix: { kind: 'retry_after', seconds },
    cause: new Error(`${vendor} rate-limits calls for ${seconds} s`),
  })

/** Validates a vendor's response. @throws AppError `verification_unavailable` */
export function readAnswer<T>(vendor: string, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw unavailable(vendor, `an unexpected answer (${parsed.error.issues[0]?.path.join('.') ?? ''})`)
  return parsed.data
}
