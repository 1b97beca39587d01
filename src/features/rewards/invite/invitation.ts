import { isReferralCode, referralRefusals } from '#core/rewards/referral.ts'
import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'

interface Facts {
  /** Code of the first referral link that this user opened. */
  readonly ref: string | null
  /** True when the invitation was confirmed, permanently refused or dismissed. */
  readonly answered: boolean
  /** Code of the connected wallet; null when it has none, undefined until known. */
  readonly own: string | null | undefined
}

/** Returns the invitation to confirm with the connected wallet; the user's own code is never offered. */
export const invitationOffered = ({ ref, answered, own }: Facts): string | null =>
  ref !== null && isReferralCode(ref) && !answered && own !== undefined && own !== ref ? ref : null

const lasting: ReadonlySet<string> = new Set([...referralRefusals, 'referral_unknown'])

/** True when a retry would get the same refusal. */
export const isLasting = (reason: string): boolean => lasting.has(reason)

type InvitationOutcome = 'bound' | Error | null

/** True when the user can do nothing more about the invitation. */
export const isOver = (outcome: InvitationOutcome): boolean =>
  outcome === 'bound' || (outcome instanceof AppError && isLasting(outcome.reason))

/** Returns the result of an invitation in one sentence. */
export const invitationText = (outcome: Exclude<InvitationOutcome, null>): string =>
  outcome === 'bound' ? `${t('invite-came-bound')}. ${t('invite-came-bound-text')}` : inviteProblem(outcome)

/** Returns the error text for a failed invitation. */
export const inviteProblem = (error: Error): string =>
  error instanceof AppError
    ? tOr(`invite-problem-${error.reason}`, tOr(`problem-${error.reason}`, t('problem-unknown')))
    : t('problem-unknown')
