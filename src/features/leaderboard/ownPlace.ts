import type { LeaderboardData } from '#src/api/leaderboardQueries.ts'

/** Where one's own wallet stands: in the list in sight, on a place outside of it, without points yet, or left out by its own wish. */
export type OwnPlace =
  | { readonly kind: 'ranked'; readonly rank: number; readonly points: number }
  | { readonly kind: 'none' | 'listed' }
  | { readonly kind: 'hidden'; readonly points: number }

export function ownPlace(own: LeaderboardData['own'], listed: boolean): OwnPlace | null {
  if (!own) return null
  if (own.hidden) return { kind: 'hidden', points: own.points }
  if (listed) return { kind: 'listed' }
  return own.rank === null ? { kind: 'none' } : { kind: 'ranked', rank: own.rank, points: own.points }
}
