import type { Award, CampaignAct } from '#core/rewards/campaign/awards.ts'
import type { CampaignCounts } from '#core/rewards/campaign/kindRules.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { AdminNote } from '../operations/types.ts'

/** A campaign as an operator wrote it; readers have to validate it. */
export interface CampaignEdit {
  readonly id: number
  readonly body: unknown
  readonly changedAt: Date
}

/** An operator's change of a campaign, with its log entry. */
export interface CampaignChange {
  readonly id: number
  /** Null deletes the operator's version, so that a configured campaign applies again. */
  readonly body: unknown
  readonly note: AdminNote
}

export interface CampaignStanding {
  readonly campaignId: number
  readonly counts: CampaignCounts
  /** The wallet's current awards from the campaign. */
  readonly awards: readonly Award[]
  /** When the newest of its steps was awarded; null without one. */
  readonly lastStepAt: Date | null
  /** The wallet's acts for the campaign other than bridging. */
  readonly acts: ReadonlySet<CampaignAct>
}

/** Ledger rows that were written. */
export interface SettledAwards {
  readonly given: number
  readonly takenBack: number
}

/** A social task that its platform has verified. */
export interface SocialAct {
  readonly wallet: string
  readonly campaignId: number
  /** Account at the platform; it can serve one wallet per campaign. */
  readonly account: string
}

/** Computes the current campaigns from the operators' edits. Nothing is settled if it throws. */
export type CampaignsNow = (edits: readonly CampaignEdit[]) => readonly Campaign[]

export interface Campaigns {
  edits(): Promise<CampaignEdit[]>
  /**
   * Stores the result of `decide`; nothing if it throws. Changes are serialized and wait for running settlements of the
   * old campaigns, so that wallets listed afterwards are complete.
   */
  change<T extends CampaignChange>(decide: (edits: readonly CampaignEdit[]) => T): Promise<T>
  /** Records a wallet's act once; false if it was recorded before. Points are awarded when the campaign is settled. */
  act(wallet: string, campaignId: number, act: Exclude<CampaignAct, 'social'>): Promise<boolean>
  /**
   * Records a social task with its recheck; the first account stays. `taken` if the account serves another wallet or
   * was released from this one; `erasedAs` is its pseudonym in deleted users' rows.
   */
  socialAct(act: SocialAct, recheckAt: Date, erasedAs?: string): Promise<'noted' | 'taken'>
  hasAct(wallet: string, campaignId: number, act: CampaignAct): Promise<boolean>
  /** Claims due rechecks of these campaigns until `retryAt`. Pending ones of other campaigns cost nothing. */
  dueRechecks(campaignIds: readonly number[], now: Date, retryAt: Date, limit: number): Promise<SocialAct[]>
  /** Confirms the act; it is not rechecked again. */
  confirmAct(act: SocialAct): Promise<void>
  /** Removes the act and frees the account. True if it existed. */
  undoAct(act: SocialAct): Promise<boolean>
  /**
   * Like `undoAct`, by an operator: the account can never serve this wallet in the campaign again. Returns the act or
   * null.
   */
  release(wallet: string, campaignId: number): Promise<SocialAct | null>
  /**
   * Brings awards in line with the wallets' bridges and acts; idempotent. Changes of one wallet are serialized and read
   * the campaigns under the lock, so the last change followed by a settlement of all wallets wins.
   */
  settle(wallets: readonly string[], campaigns: CampaignsNow): Promise<SettledAwards>
  /** Like `settle`, but rebuilds lost awards from the ledger first, including those that are no longer earned. */
  recount(wallets: readonly string[], campaigns: CampaignsNow): Promise<SettledAwards>
  /**
   * Withholds the award of an entry: until restored it is neither given nor revoked. False if the entry has no award.
   */
  withhold(wallet: string, entryId: bigint): Promise<boolean>
  /** Lets a withheld award be given again. Returns its campaign, or null if the entry's award isn't withheld. */
  restore(wallet: string, entryId: bigint): Promise<number | null>
  /** Progress and awards of a wallet, in the order of the campaigns. */
  standing(wallet: string, campaigns: readonly Campaign[]): Promise<CampaignStanding[]>
  /** Wallets that have or could get awards, after this one in the database's order. */
  walletsAfter(after: string | null, limit: number): Promise<string[]>
}

/** Rule of all campaign awards. */
export const CAMPAIGN_RULE = 'campaign'
