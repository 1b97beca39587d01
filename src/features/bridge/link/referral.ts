import { isReferralCode } from '#core/rewards/referral.ts'
import { createPersisted, isText } from '#src/platform/persisted.ts'

/** The user's referrer. The first link with a code counts and is stored for the referral program. */
export interface Referral {
  read(): string | null
  /** An invalid code is ignored. */
  remember(ref: string): void
  /** Replaces a code that can never count, unknown or the user's own, by another link's code if there is one. */
  replace(ref: string, by: string | undefined): void
}

export function createReferral(storage: Pick<Storage, 'getItem' | 'setItem'> | null): Referral {
  // Without storage no referrer is credited.
  const { read, write } = createPersisted<string | null>(storage, {
    key: 'causeway.ref',
    format: 'text',
    parse: (kept) => (isText(kept) && isReferralCode(kept) ? kept : null),
    fallback: null,
  })
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
