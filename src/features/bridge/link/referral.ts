import { isReferralCode } from '#core/rewards/referral.ts'
import { createPersisted } from '#src/platform/persisted.ts'

/** Codes kept for one visitor. No one follows more referral links, and each costs an attempt. */
const KEPT = 4

/** The user's referrer. The first link with a valid code counts; codes of later links are kept in case that one is unknown. */
export interface Referral {
  read(): string | null
  /** An invalid code is ignored. */
  remember(ref: string): void
  /** Drops a code that can never count, unknown or the user's own. The next link's code takes its place, or `by` if there is none. */
  replace(ref: string, by: string | undefined): void
}

export function createReferral(storage: Pick<Storage, 'getItem' | 'setItem'> | null): Referral {
  // Without storage no referrer is credited.
  const kept = createPersisted<string>(storage, { key: 'causeway.ref', format: 'text', parse: String, fallback: '' })
  const read = (): readonly string[] => kept.read().split(' ').filter(isReferralCode)
  const write = (codes: readonly string[]) => kept.write(codes.join(' '))
  const add = (codes: readonly string[], ref: string | undefined): readonly string[] =>
    ref === undefined || !isReferralCode(ref) || codes.includes(ref) ? codes : [...codes, ref].slice(0, KEPT)
  return {
    read: () => read()[0] ?? null,
    remember(ref) {
      const codes = read()
      const more = add(codes, ref)
      if (more !== codes) write(more)
    },
    replace(ref, by) {
      const codes = read()
      if (!codes.includes(ref)) return
      const others = codes.filter((code) => code !== ref)
      write(by === ref ? others : add(others, by))
    },
  }
}
