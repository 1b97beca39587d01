import type { ClawbackReason } from '#core/rewards/reason.ts'
import type { ReferralRefusal } from '#core/rewards/referral.ts'

/** A referred wallet and the totals that it has earned its referrer. */
export interface Friend {
  readonly referee: string
  readonly boundAt: Date
  readonly bridges: number
  readonly points: number
  /** Pending part of those points. */
  readonly pending: number
  /** True if an operator ended the referral: the friend earns the referrer nothing more. */
  readonly ended: boolean
  /** True if the friend has deleted their data. */
  readonly hidden: boolean
}

/** A referred wallet and its referrer. */
export interface Invitation {
  readonly referee: string
  readonly referrer: string
}

/** An active referral, as in the friend's row. */
export interface StandingInvitation {
  readonly referrer: string
  readonly boundAt: Date
}

export interface ReferralTotals {
  /** Excludes ended referrals; the points that they earned before are included. */
  readonly referees: number
  readonly bridges: number
  readonly points: number
  readonly pending: number
}

/** Cursor of the list that names no wallet: an offset among the friends of one time. */
export interface FriendPlace {
  readonly boundAt: Date
  readonly passed: number
}

/** A page of friends, newest first, from a cursor. */
export interface FriendPage {
  readonly from: FriendPlace | null
  readonly limit: number
}

/** A referral whose pending points were withdrawn. */
export interface Withdrawn extends Invitation {
  readonly boundAt: Date
  /** Points that were final before. */
  readonly points: number
}

export interface EndedInvitation extends Invitation {
  readonly before: number
  readonly after: number
}

export interface Referrals {
  /** The wallet's code; created on first request. */
  codeOf(wallet: string, mint: () => string): Promise<string>
  /** `codeOf` for wallets with any activity: a bridge, a check-in or a referral. Null for others without a code. */
  codeOfKnown(wallet: string, mint: () => string): Promise<string | null>
  ownerOf(code: string): Promise<string | null>
  /**
   * Binds a wallet to its referrer permanently, unless an operator ends it. Idempotent: null if it is bound now, else
   * the refusal.
   */
  bind(referee: string, referrer: string, at: Date): Promise<ReferralRefusal | null>
  referrerOf(referee: string): Promise<string | null>
  /** True if the wallet has a bridge that counts, which is too late for a referral. */
  hasBridged(wallet: string): Promise<boolean>
  /** The referral with its date, locked against concurrent credits and reversals until the transaction ends. */
  hold(referee: string): Promise<StandingInvitation | null>
  /**
   * Withdraws pending points of referrals between this wallet and the others, in either direction. Returns these
   * referrals with their remaining points; new referrals wait until the transaction ends.
   */
  withdraw(wallet: string, others: readonly string[], why: ClawbackReason): Promise<Withdrawn[]>
  /**
   * Ends the active referral and withdraws its pending points; the friend may accept another only with `again`. Returns
   * its points before and after; null without an active one.
   */
  end(referee: string, again: boolean, at: Date): Promise<EndedInvitation | null>
  /** Lets a wallet whose referral was ended accept another. False if nothing prevented that. */
  allowAgain(referee: string): Promise<boolean>
  /** Adds to a friend's totals; negative subtracts. */
  count(invitation: Invitation, bridges: number, points: number): Promise<void>
  totals(referrer: string): Promise<ReferralTotals>
  friends(referrer: string, page: FriendPage): Promise<Friend[]>
}

/** Rule of points for a friend's bridge; the source event is that bridge's order. */
export const REFERRAL_RULE = 'referral'
