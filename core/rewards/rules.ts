import type { ChainId } from '../chain/chainId.ts'

/** What an operator decides about points: `config/rewards.json`. All points are whole numbers. */
export interface RewardRules {
  readonly bridge: {
    /** Tokens and destination that earn most; the rest is `otherToken`. */
    readonly tokens: readonly string[]
    readonly topChains: readonly ChainId[]
    readonly toTopChain: number
    readonly toOtherChain: number
    readonly otherToken: number
  }
  /** Rising; a wallet with more bridges than `above` earns `percent` of the base. */
  readonly tiers: readonly BoostTier[]
  readonly phase2From: Date
  readonly referral: {
    /** Of what a friend's bridge earns. */
    readonly percent: number
    /** How long a referrer's points wait, in case that bridge is undone. */
    readonly pendingHours: number
  }
  readonly checkIn: CheckInRules
}

export interface BoostTier {
  readonly above: number
  readonly percent: number
}

export interface CheckInRules {
  readonly points: number
  /** Instead of `points` on a day with a settled bridge. */
  readonly withBridge: number
  /** Twice the points while one of these is open. */
  readonly doubleWindows: readonly { readonly from: Date; readonly until: Date }[]
  /** What the day after so many days in a row earns on top. */
  readonly specials: readonly { readonly after: number; readonly points: number }[]
  readonly contracts: readonly CheckInContract[]
  readonly defaultChain: ChainId
  /** The first month that the calendar shows begins here. */
  readonly earliest: Date
}

export interface CheckInContract {
  readonly chainId: ChainId
  /** Null = not deployed there: the network is not offered. */
  readonly address: string | null
  /** How deep a check-in must stand before it counts. */
  readonly confirmations: number
  /** Where its transactions are shown, if not in the network's own explorer. */
  readonly explorer: string | null
}
