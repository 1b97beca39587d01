import { z } from 'zod'

/** Rows of one answer. */
export const OWL_PAGE = 25

const row = z.object({
  rank: z.int().positive(),
  address: z.string(),
  /** The address in its network's explorer; null without one, and where external links are hidden. */
  url: z.string().nullable(),
  score: z.int().nonnegative(),
  /** As the operator wrote it, such as "500 USDC". */
  reward: z.string().nullable(),
})
export type OwlRow = z.infer<typeof row>

/** Final leaderboard of an event; no participants if the operator has published none. */
export const owlBoard = z.object({
  /** A day, "2026-06-30"; null if it isn't known. */
  ended_on: z.string().nullable(),
  participants: z.int().nonnegative(),
  /** Best first; those whose address contains the searched text. */
  rows: z.array(row),
  /** Position after these rows; null at the end. */
  next: z.int().nullable(),
  /** Row of the asked wallet; null if it isn't listed. */
  own: row.nullable(),
})
export type OwlBoard = z.infer<typeof owlBoard>
