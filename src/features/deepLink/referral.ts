import { isReferralCode } from '#core/rewards/referral.ts'

const KEY = 'causeway.ref'

/** Who brought this person here. The first link with a code counts and is kept for the referral programme. */
export interface Referral {
  read(): string | null
  /** What is no code uses up nothing. */
  remember(ref: string): void
  /** Drops a code that can never count, one's own or nobody's, for the one of another link where there is one. */
  replace(ref: string, by: string | undefined): void
}

export function createReferral(storage: Pick<Storage, 'getItem' | 'setItem'> | null): Referral {
  const read = (): string | null => {
    try {
      const kept = storage?.getItem(KEY) ?? ''
      return isReferralCode(kept) ? kept : null
    } catch {
      return null
    }
  }
  const write = (ref: string): void => {
    try {
      storage?.setItem(KEY, ref)
    } catch {
      // Without storage nobody is credited.
    }
  }
  return {
    read,
    remember: (ref) => {
      if (read() === null && isReferralCode(ref)) write(ref)
    },
    replace(ref, by) {
      if (read() === ref) write(by !== undefined && by !== ref && isReferralCode(by) ? by : '')
    },
  }
}
