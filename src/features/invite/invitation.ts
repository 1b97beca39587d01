import { isReferralCode, referralRefusals } from '#core/rewards/referral.ts'

interface Facts {
  /** The code of the first link that brought this person here. */
  readonly ref: string | null
  /** It was confirmed, refused for good, or put aside. */
  readonly answered: boolean
  /** The code of the connected wallet: null where it has none, undefined until that is known. */
  readonly own: string | null | undefined
}

/** The invitation to confirm with the connected wallet; nobody is asked about their own. */
export const invitationOffered = ({ ref, answered, own }: Facts): string | null =>
  ref !== null && isReferralCode(ref) && !answered && own !== undefined && own !== ref ? ref : null

const lasting: ReadonlySet<string> = new Set([...referralRefusals, 'referral_unknown'])

/** Asking again would be answered in the same way. */
export const isLasting = (reason: string): boolean => lasting.has(reason)
