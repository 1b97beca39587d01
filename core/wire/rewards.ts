import { z } from 'zod'
import { chainIdNumber } from './common.ts'

/** How points are earned here, as the interface explains it. */
export const rewardsData = z.object({
  check_in: z.object({
    default_chain_id: chainIdNumber,
    /** The calendar goes back to the month of this day, ISO 8601. */
    earliest: z.iso.datetime(),
    points: z.int(),
    points_with_bridge: z.int(),
    /** A check-in earns twice as much now. */
    double: z.boolean(),
    /** What the day after so many in a row earns on top. */
    specials: z.array(z.object({ after: z.int(), points: z.int() })),
    /** Networks where people can check in; `explorer_url` only where it is not the network's own. */
    contracts: z.array(z.object({ chain_id: chainIdNumber, address: z.string(), explorer_url: z.string().nullable() })),
  }),
  /** Points of one bridge before its boost, by where it leads and by what it carries; `top_networks` by name. */
  bridge: z.object({
    top_networks: z.array(z.string()),
    to_top_chain: z.int(),
    to_other_chain: z.int(),
    other_token: z.int(),
  }),
  /** Rising: with more bridges than `above` a bridge earns `percent` of its base. */
  tiers: z.array(z.object({ above: z.int(), percent: z.int() })),
  phase2_from: z.iso.datetime(),
})
export type RewardsData = z.infer<typeof rewardsData>

/** A wallet's invitation: the code of its link, what friends' bridges bring, and the friends, newest first. */
export const referralData = z.object({
  /** Null for a wallet that has done nothing here and is not signed in. */
  code: z.string().nullable(),
  /** Of what a friend's bridge earns. */
  percent: z.int(),
  /** How long those points wait, in case that bridge is undone. */
  pending_hours: z.int(),
  referees: z.int(),
  bridges: z.int(),
  /** Brought so far, those that still wait included. */
  points: z.int(),
  /** Of those points, what still waits. */
  pending_points: z.int(),
  /** Addresses are whole with that wallet's session, else shortened; `ended`: the operator has ended the invitation, and the friend brings nothing more. */
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
