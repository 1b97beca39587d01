import { z } from 'zod'

/** The wallets with most points; addresses are shortened, since nobody asked to be shown whole. */
export const leaderboardData = z.object({
  board: z.enum(['week', 'all']),
  /** Monday 00:00 UTC of the week, ISO 8601. */
  week_from: z.iso.datetime(),
  /** Best first; equal points share a rank. */
  rows: z.array(z.object({ rank: z.int(), address: z.string(), points: z.int(), own: z.boolean() })),
  /** Of the wallet that was asked for: no rank without points or when it does not want to be listed. */
  own: z.object({ rank: z.int().nullable(), points: z.int(), hidden: z.boolean() }).nullable(),
})
