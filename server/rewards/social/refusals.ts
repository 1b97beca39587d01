import { AppError } from '#core/errors.ts'

/** Reasons why a social task doesn't count, with the message for users. */
const refusals = {
  verification_failed: 'verify fail.',
  handle_missing: 'Tell your name on X first, such as @name.',
  handle_unknown: 'There is no such account on X, or it is suspended.',
  account_protected:
    'This account does not show whom it follows. Open it for the moment of the check, then verify again.',
  account_unproven:
    'The bio of this account on X does not show the code of this wallet. Put it there, then verify again.',
  follow_out_of_sight:
    'This account follows too many others to find us among them. Unfollow us, follow again, then verify.',
  code_missing: 'Let Discord show your membership first.',
  code_refused: 'The permission from Discord was used already or has expired. Give it once more, then verify.',
  member_pending: 'Discord still waits for you to accept the rules of the community. Accept them, then verify again.',
  telegram_not_linked: 'No Telegram account is linked to this wallet.',
  account_taken: 'This account has already done the task for another wallet.',
} as const
export type SocialRefusal = keyof typeof refusals

export const socialRefusal = (reason: SocialRefusal): AppError =>
  new AppError(reason, refusals[reason], { status: 409, retriable: false })
