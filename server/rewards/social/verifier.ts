import type { SocialPlatform, SocialTask } from '#core/rewards/campaign/types.ts'

/** What somebody tells who says that a social task is done. */
export interface SocialClaim {
  readonly wallet: string
  readonly task: SocialTask
  readonly twitterUsername: string | null
  /** Of an authorisation that the person gave at the vendor. */
  readonly code: string | null
}

/** Asks a vendor. @throws AppError where the vendor could not be asked. */
export interface SocialVerifier {
  verify(claim: SocialClaim): Promise<boolean>
}

/** By platform; a social task is offered only where its platform can be asked. */
export type SocialVerifiers = ReadonlyMap<SocialPlatform, SocialVerifier>
