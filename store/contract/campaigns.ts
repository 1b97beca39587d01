import type { Award, CampaignAct } from '#core/rewards/campaign/awards.ts'
import type { CampaignCounts } from '#core/rewards/campaign/progress.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { AdminNote } from './adminLog.ts'

/** A campaign as an operator wrote it; whoever reads it checks it. */
export interface CampaignEdit {
  readonly id: number
  readonly body: unknown
  readonly changedAt: Date
}

/** A campaign as an operator changes it, beside the note that tells of it. */
export interface CampaignChange {
  readonly id: number
  /** Null drops what was written: the configuration’s campaign, if it has one, counts again. */
  readonly body: unknown
  readonly note: AdminNote
}

export interface CampaignStanding {
  readonly campaignId: number
  readonly counts: CampaignCounts
  /** What the wallet has from it now. */
  readonly awards: readonly Award[]
  /** What the wallet did for it besides bridging. */
  readonly acts: ReadonlySet<CampaignAct>
}

/** Rows that were written to the ledger. */
export interface SettledAwards {
  readonly given: number
  readonly takenBack: number
}

/** A social task that its platform has seen done. */
export interface SocialAct {
  readonly wallet: string
  readonly campaignId: number
  /** The account at the platform; it serves one wallet of a campaign. */
  readonly account: string
}

/** Campaigns as they are, by what operators have written of them. Throwing settles nothing. */
export type CampaignsNow = (edits: readonly CampaignEdit[]) => readonly Campaign[]

export interface Campaigns {
  edits(): Promise<CampaignEdit[]>
  /**
   * Stores what `decide` makes of what operators have written so far; throwing stores nothing. Changes take turns, and come after everything that is
   * being settled by the campaigns as they were: a list of wallets that is made afterwards misses nobody.
   */
  change<T extends CampaignChange>(decide: (edits: readonly CampaignEdit[]) => T): Promise<T>
  /** Notes what a wallet did, once; false when it was noted before. Points come when the campaign is settled. */
  act(wallet: string, campaignId: number, act: Exclude<CampaignAct, 'social'>): Promise<boolean>
  /** Notes a social task that is to be looked at again, once; which account did it stays with the first. `taken` when the account serves another wallet, or was freed from this one; `erasedAs` is its name in rows of people who deleted their data. */
  socialAct(act: SocialAct, recheckAt: Date, erasedAs?: string): Promise<'noted' | 'taken'>
  hasAct(wallet: string, campaignId: number, act: CampaignAct): Promise<boolean>
  /** Claims social tasks of these campaigns that are to be asked for once more, until `retryAt`. Those of other campaigns cost nothing, however many wait. */
  dueRechecks(campaignIds: readonly number[], now: Date, retryAt: Date, limit: number): Promise<SocialAct[]>
  /** It stands for good. */
  confirmAct(act: SocialAct): Promise<void>
  /** As if it had never been done, and the account is free again. True when it stood. */
  undoAct(act: SocialAct): Promise<boolean>
  /** The same by an operator's hand, whichever account did it; it never serves this wallet again in that campaign. What stood, or null. */
  release(wallet: string, campaignId: number): Promise<SocialAct | null>
  /**
   * Brings the wallets' awards in these campaigns to what their counted bridges and acts have earned: gives what is missing, takes back
   * what is no longer earned. The same facts come to the same awards, however often it is called. Changes of one wallet take their turns, and
   * the campaigns are asked for in that turn: whoever changes one and settles everybody after it has the last word.
   */
  settle(wallets: readonly string[], campaigns: CampaignsNow): Promise<SettledAwards>
  /** The same, once it has been learned from the ledger what was given and is known no longer: also what is not earned any more. */
  recount(wallets: readonly string[], campaigns: CampaignsNow): Promise<SettledAwards>
  /** An operator takes the award that this entry gave: until it is restored it is neither given again nor taken. False where no award stands by it. */
  withhold(wallet: string, entryId: bigint): Promise<boolean>
  /** It may be given again, as the campaign then says. Its campaign, or null where the entry's award is not withheld. */
  restore(wallet: string, entryId: bigint): Promise<number | null>
  /** How far a wallet is, in the order of the campaigns. */
  standing(wallet: string, campaigns: readonly Campaign[]): Promise<CampaignStanding[]>
  /** Wallets to which a campaign could give or has given something, in the database's order, after this one. */
  walletsAfter(after: string | null, limit: number): Promise<string[]>
}

/** The rule of everything that a campaign gives. */
export const CAMPAIGN_RULE = 'campaign'
