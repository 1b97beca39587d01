import type { ChainId } from '../chain/chainId.ts'

/** The operator's settings for points: `config/rewards.json`. All points are whole numbers. */
export interface RewardRules {
  readonly bridge: {
    /** Tokens and destinations that earn most; the rest is `otherToken`. */
    readonly tokens: readonly string[]
    readonly topChains: readonly ChainId[]
    readonly toTopChain: number
    readonly toOtherChain: number
    readonly otherToken: number
  }
  /** Ascending; a wallet with more bridges than `above` earns `percent` of the base. */
  readonly tiers: readonly BoostTier[]
  readonly phase2From: Date
  readonly referral: {
    /** Percentage of a friend's bridge points. */
    readonly percent: number
    /** Hours that a referrer's points wait, in case that bridge is reversed. */
    readonly pendingHours: number
  }
  readonly checkIn: CheckInRules
  /** By symbol in capitals: points of a full day for each full `per` of the token in a pool. None if pools earn nothing. */
  readonly pool: Readonly<Record<string, PoolPointsRow>>
}

export interface PoolPointsRow {
  /** Plain decimal in whole tokens. */
  readonly per: string
  readonly points: number
}

export interface BoostTier {
  readonly above: number
  readonly percent: number
}

export interface CheckInRules {
  readonly points: number
  /** Replaces `points` on a day with a settled bridge. */
  readonly withBridge: number
  /** Points are doubled while one of these is open. */
  readonly doubleWindows: readonly { readonly from: Date; readonly until: Date }[]
  /** Bonus on the day that follows a streak of this many days. */
  readonly specials: readonly { readonly after: number; readonly points: number }[]
  readonly contracts: readonly CheckInContract[]
  readonly defaultChain: ChainId
  /** Start of the first month that the calendar shows. */
  readonly earliest: Date
}

export interface CheckInContract {
  readonly chainId: ChainId
  /** Null = not deployed there, so the network is not offered. */
  readonly address: string | null
  /** Required depth of a check-in before it counts. */
  readonly confirmations: number
  /** Explorer of its transactions, if not the network's own. */
  readonly explorer: string | null
}
