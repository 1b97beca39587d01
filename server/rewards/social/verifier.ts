import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { SocialRefusal } from './refusals.ts'

/** What somebody tells who says that a social task is done. */
export interface SocialClaim {
  readonly wallet: string
  /** Without the @. */
  readonly twitterUsername: string | null
  /** Of an authorisation that the person gave at the vendor. */
  readonly code: string | null
}

/** Which account has done it, by the vendor's own id that never changes; or why it does not count. */
export type SocialProof = { readonly account: string } | { readonly refusal: SocialRefusal }

/** Asks a vendor. Calls throw AppError where the vendor could not be asked: `verification_unavailable`, `verification_busy`. */
export interface SocialVerifier {
  verify(claim: SocialClaim): Promise<SocialProof>
  /** Whether an account still does what it was seen doing; null where the vendor answers the person alone, as it is set up. */
  readonly recheck: ((account: string) => Promise<'stands' | 'left'>) | null
  /**
   * What keeps the platform from being asked, in words for the operator; resolves to null where nothing does. Null where the platform cannot be asked
   * without a person.
   */
  readonly setUpProblem: (() => Promise<string | null>) | null
  /** What the operator may want to know of the set-up although tasks are verified; null for nothing. */
  readonly notice: string | null
  /** Where people let their account be seen, or null where they need not. */
  readonly authorizeUrl: string | null
}

/** By platform. Where a platform is missing, people are taken at their word. */
export type SocialVerifiers = ReadonlyMap<SocialPlatform, SocialVerifier>
