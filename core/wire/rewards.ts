import { z } from 'zod'
import { chainIdNumber } from './common.ts'

/** Rules of earning points, as the interface explains them. */
export const rewardsData = z.object({
  check_in: z.object({
    default_chain_id: chainIdNumber,
    /** Start of the calendar's first month, ISO 8601. */
    earliest: z.iso.datetime(),
    points: z.int(),
    points_with_bridge: z.int(),
    /** True while check-ins earn twice as much. */
    double: z.boolean(),
    /** Bonus on the day that follows a streak of this many days. */
    specials: z.array(z.object({ after: z.int(), points: z.int() })),
    /** Networks with check-in; `explorer_url` only if it is not the network's own. */
    contracts: z.array(z.object({ chain_id: chainIdNumber, address: z.string(), explorer_url: z.string().nullable() })),
  }),
  /** Points of one bridge before its boost, by destination and token; `top_networks` by name. */
  bridge: z.object({
    top_networks: z.array(z.string()),
    to_top_chain: z.int(),
    to_other_chain: z.int(),
    other_token: z.int(),
  }),
  /** Ascending: with more bridges than `above` a bridge earns `percent` of its base. */
  tiers: z.array(z.object({ above: z.int(), percent: z.int() })),
  phase2_from: z.iso.datetime(),
})
export type RewardsData = z.infer<typeof rewardsData>

/** A wallet's referrals: the code of its link, the points of friends' bridges, and the friends, newest first. */
export const referralData = z.object({
  /** Null for a wallet without any activity or session. */
  code: z.string().nullable(),
  /** False once the wallet has bridged or, with its own session, has a referrer. */
  can_be_referred: z.boolean(),
  /** Percentage of a friend's bridge points. */
  percent: z.int(),
  /** Hours that those points wait, in case that bridge is reversed. */
  pending_hours: z.int(),
  referees: z.int(),
  bridges: z.int(),
  /** Points so far, including those that still wait. */
  points: z.int(),
  /** Points that still wait. */
  pending_points: z.int(),
  /**
   * Addresses are complete with that wallet's session, else shortened; `ended`: the operator ended the referral, and
   * the friend earns nothing more.
   */
  friends: z.array(
    z.object({
      address: z.string(),
      joined_at: z.iso.datetime(),
      bridges: z.int(),
      points: z.int(),
      pending_points: z.int(),
      ended: z.boolean(),
    }),
  ),
  /** `before` of the next page; null on the last one. */
  next: z.string().nullable(),
})

/** Wallets with the most points; addresses are shortened for privacy. */
export const leaderboardData = z.object({
  board: z.enum(['week', 'all']),
  /** Monday 00:00 UTC of the week, ISO 8601. */
  week_from: z.iso.datetime(),
  /** Best first; equal points share a rank. */
  rows: z.array(z.object({ rank: z.int(), address: z.string(), points: z.int(), own: z.boolean() })),
  /** The requested wallet: no rank without points or if it is hidden. */
  own: z.object({ rank: z.int().nullable(), points: z.int(), hidden: z.boolean() }).nullable(),
})
