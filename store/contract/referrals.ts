import type { TakenBackWhy } from '#core/rewards/reason.ts'
import type { ReferralRefusal } from '#core/rewards/referral.ts'

/** One invited wallet and what it has brought so far. */
export interface Friend {
  readonly referee: string
  readonly boundAt: Date
  readonly bridges: number
  readonly points: number
  /** Of those points, what has not arrived yet. */
  readonly pending: number
  /** An operator has ended the invitation: the friend brings nothing more. */
  readonly ended: boolean
  /** The friend has deleted their data. */
  readonly hidden: boolean
}

/** Who came, through whom. */
export interface Invitation {
  readonly referee: string
  readonly referrer: string
}

/** An invitation that brings points, as its friend's row has it. */
export interface StandingInvitation {
  readonly referrer: string
  readonly boundAt: Date
}

export interface ReferralTotals {
  /** Those whose invitation was ended not among them; what they brought before is. */
  readonly referees: number
  readonly bridges: number
  readonly points: number
  readonly pending: number
}

/** A place in the list that names nobody: after so many friends of this moment. */
export interface FriendPlace {
  readonly boundAt: Date
  readonly passed: number
}

/** A page of friends, newest first, from a place on. */
export interface FriendPage {
  readonly from: FriendPlace | null
  readonly limit: number
}

/** An invitation whose waiting points were taken back. */
export interface Withdrawn extends Invitation {
  readonly boundAt: Date
  /** What had arrived before. */
  readonly points: number
}

export interface EndedInvitation extends Invitation {
  readonly before: number
  readonly after: number
}

export interface Referrals {
  /** The wallet's code; minted when it is asked for the first time. */
  codeOf(wallet: string, mint: () => string): Promise<string>
  /** The same for a wallet that has done something here: bridged, checked in, come by an invitation. Null for any other without a code. */
  codeOfKnown(wallet: string, mint: () => string): Promise<string | null>
  ownerOf(code: string): Promise<string | null>
  /** Binds a wallet to the one that invited it, for ever, unless an operator ends it. Null when that is so now, however often it is asked for; else why not. */
  bind(referee: string, referrer: string, at: Date): Promise<ReferralRefusal | null>
  referrerOf(referee: string): Promise<string | null>
  /** The same and since when, with nobody else crediting this friend or taking back from it until the transaction that asks is over. */
  hold(referee: string): Promise<StandingInvitation | null>
  /**
   * Takes back the points that have not arrived yet of invitations between this wallet and any of the others, in either direction. Answers
   * those invitations with what is left of their points. New invitations wait until the transaction is over.
   */
  withdraw(wallet: string, others: readonly string[], why: TakenBackWhy): Promise<Withdrawn[]>
  /**
   * Ends the invitation that stands, and takes back what of it has not arrived yet. Its friend may take one again only with `again`. The points
   * that it had brought, and what is left of them; null where none stands.
   */
  end(referee: string, again: boolean, at: Date): Promise<EndedInvitation | null>
  /** Lets a wallet whose invitation was ended take one again. False where nothing stood in its way. */
  allowAgain(referee: string): Promise<boolean>
  /** Adds to what a friend has brought; negative takes back. */
  count(invitation: Invitation, bridges: number, points: number): Promise<void>
  totals(referrer: string): Promise<ReferralTotals>
  friends(referrer: string, page: FriendPage): Promise<Friend[]>
}

/** The rule of points that a friend's bridge brings; its source event is that bridge's order. */
export const REFERRAL_RULE = 'referral'
