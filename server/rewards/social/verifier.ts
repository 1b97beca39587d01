import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { SocialRefusal } from './refusals.ts'

/** A user's claim to have done a social task. */
export interface SocialClaim {
  readonly wallet: string
  /** Without the @. */
  readonly twitterUsername: string | null
  /** Authorization code that the user obtained from the vendor. */
  readonly code: string | null
}

/** The account that did the task, by the vendor's permanent id, or the reason for the refusal. */
export type SocialProof = { readonly account: string } | { readonly refusal: SocialRefusal }

/** Queries a vendor. Methods throw `verification_unavailable` or `verification_busy` if it can't be queried. */
export interface SocialVerifier {
  verify(claim: SocialClaim): Promise<SocialProof>
  /** Checks that an account still qualifies; null if the vendor only answers with the user's authorization. */
  readonly recheck: ((account: string) => Promise<'stands' | 'left'>) | null
  /**
   * Resolves to the setup problem that blocks verification, worded for the operator, or null. Null itself if the
   * platform can't be checked without a user.
   */
  readonly setUpProblem: (() => Promise<string | null>) | null
  /** Hint for the operator about a working setup, or null. */
  readonly notice: string | null
  /** URL on which users authorize access, or null if none is needed. */
  readonly authorizeUrl: string | null
}

/** By platform. Tasks of a missing platform are not verified: the user's claim counts. */
export type SocialVerifiers = ReadonlyMap<SocialPlatform, SocialVerifier>

/** Stored name of a platform's account: "x:44196397". */
export const accountName = (platform: SocialPlatform, id: string): string => `${platform}:${id}`

/** Parses the platform's own id; null for another platform's account, as after a campaign moved. */
export const accountOn = (platform: SocialPlatform, name: string): string | null =>
  name.startsWith(`${platform}:`) ? name.slice(platform.length + 1) : null
