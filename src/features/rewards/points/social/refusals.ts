/** Verdicts about the task itself. Everything else is temporary: a failed network, a declining wallet, too many attempts. */
const verdicts: ReadonlySet<string> = new Set([
  'verification_failed',
  'handle_missing',
  'handle_unknown',
  'account_protected',
  'account_unproven',
  'follow_out_of_sight',
  'code_missing',
  'code_refused',
  'member_pending',
  'telegram_not_linked',
  'account_taken',
])

/** Verdicts of X on an account whose ownership was proven. */
const afterProof: ReadonlySet<string> = new Set(['verification_failed', 'follow_out_of_sight', 'account_taken'])

export const isVerdict = (reason: string): boolean => verdicts.has(reason)
export const isAfterProof = (reason: string): boolean => afterProof.has(reason)
