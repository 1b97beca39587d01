import type { LeaderboardData } from '#src/api/leaderboardQueries.ts'

/** Where one's own wallet stands: on its place, without points yet, or left out by its own wish. */
export type OwnPlace =
  | { readonly kind: 'ranked'; readonly rank: number; readonly points: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'hidden'; readonly points: number }

export function ownPlace(own: LeaderboardData['own']): OwnPlace | null {
  if (!own) return null
  if (own.hidden) return { kind: 'hidden', points: own.points }
  return own.rank === null ? { kind: 'none' } : { kind: 'ranked', rank: own.rank, points: own.points }
}
