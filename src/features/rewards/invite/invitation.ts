import { isReferralCode, referralRefusals } from '#core/rewards/referral.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'

interface Facts {
  /** Code of the first referral link that this user opened. */
  readonly ref: string | null
  /** True when the invitation was confirmed, permanently refused or dismissed. */
  readonly answered: boolean
  /** Code of the connected wallet; null when it has none, undefined until known. */
  readonly own: string | null | undefined
  /** False for a wallet that has bridged or has a referrer: the server would refuse. */
  readonly mayAccept: boolean
}

/** Returns the invitation to confirm with the connected wallet; the user's own code is never offered. */
export const invitationOffered = ({ ref, answered, own, mayAccept }: Facts): string | null =>
  ref !== null && isReferralCode(ref) && !answered && mayAccept && own !== undefined && own !== ref ? ref : null

const lasting: ReadonlySet<string> = new Set([...referralRefusals, 'referral_unknown'])

/** True when a retry would get the same refusal. */
export const isLasting = (reason: string): boolean => lasting.has(reason)

/**
 * Accepts the first code that exists, and returns it. `drop` receives an unknown one and returns that of the visitor's next link,
 * or null.
 * @throws the last refusal
 */
export async function acceptKnown(
  code: string,
  accept: (code: string) => Promise<unknown>,
  drop: (unknown: string) => string | null,
): Promise<string> {
  for (let tried = code; ; ) {
    try {
      await accept(tried)
      return tried
    } catch (error) {
      const next = reasonOf(error) === 'referral_unknown' ? drop(tried) : null
      if (next === null) throw error
      tried = next
    }
  }
}

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
