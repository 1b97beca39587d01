import { isReferralCode, referralRefusals } from '#core/rewards/referral.ts'

interface Facts {
  /** Code of the first referral link that this user opened. */
  readonly ref: string | null
  /** True when it was confirmed, permanently refused or dismissed. */
  readonly answered: boolean
  /** Code of the connected wallet; null when it has none, undefined until known. */
  readonly own: string | null | undefined
}

/** Invitation to confirm with the connected wallet; the user's own code is never offered. */
export const invitationOffered = ({ ref, answered, own }: Facts): string | null =>
  ref !== null && isReferralCode(ref) && !answered && own !== undefined && own !== ref ? ref : null

const lasting: ReadonlySet<string> = new Set([...referralRefusals, 'referral_unknown'])

/** True when a retry would get the same refusal. */
export const isLasting = (reason: string): boolean => lasting.has(reason)
