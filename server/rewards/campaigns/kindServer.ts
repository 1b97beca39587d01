import type { CampaignAct } from '#core/rewards/campaign/awards.ts'
import type { Campaign, SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Attempt } from '../fraud/attempts.ts'

export interface JoinWish {
  readonly campaignId: number
  readonly join: 'verify' | 'share'
  /** Null accepts the campaign's platform. */
  readonly platform: SocialPlatform | null
}

export interface Joining extends JoinWish, Attempt {
  /** True if the campaign is available on the caller's surface. */
  readonly reached: (campaign: Campaign) => boolean
  readonly twitterUsername: string | null
  readonly code: string | null
}

export type JoinDeps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'config' | 'pseudonyms'>

/** Records an act and awards its points in one transaction. */
export type RecordAct = (joining: Joining, note: (inner: Store) => Promise<boolean>) => Promise<boolean>

/** The caller's surface and its policy. */
export interface Reach {
  readonly surface: string
  readonly externalLinks: boolean
  /** True if notes can be deployed here. */
  readonly deploys: boolean
}

type VerifierDeps = Pick<ServerDeps, 'socialVerifiers'>

/** The server's part of one kind of campaign. */
export interface KindServer<C> {
  /** The kind's own fields in the list of campaigns. */
  row(deps: VerifierDeps, campaign: C): Pick<CampaignData, 'tasks' | 'extra_points' | 'social'>
  isReached(campaign: C, reach: Reach): boolean
  /** True once the wallet has completed the campaign by a call. */
  isTaskDone(deps: VerifierDeps, campaign: C, acts: ReadonlySet<CampaignAct>): boolean
  /** Present if wallets complete the campaign by a call. */
  readonly verify?: {
    /** @throws AppError with the reason why this call does not fit */
    check(campaign: C, wish: JoinWish): void
    /** Completes the campaign; returns false if that was done before. @throws AppError with the reason */
    run(deps: JoinDeps, joining: Joining, campaign: C, record: RecordAct): Promise<boolean>
  }
}
