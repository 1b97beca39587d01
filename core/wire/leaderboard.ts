import { z } from 'zod'

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
