/** What a platform or our rules say of the task itself. Everything else passes: a network that fails, a wallet that declines, too many attempts. */
const verdicts: ReadonlySet<string> = new Set([
  'verification_failed',
  'handle_missing',
  'handle_unknown',
  'account_protected',
  'follow_out_of_sight',
  'code_missing',
  'code_refused',
  'member_pending',
  'telegram_not_linked',
  'account_taken',
])

export const isVerdict = (reason: string): boolean => verdicts.has(reason)
