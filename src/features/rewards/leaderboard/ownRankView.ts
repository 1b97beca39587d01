import type { LeaderboardData } from '#src/api/rewardQueries.ts'

/** The user's own rank: in the visible list, outside of it, without points yet, or hidden on request. */
export type OwnRankView =
  | { readonly kind: 'ranked'; readonly rank: number; readonly points: number }
  | { readonly kind: 'none' | 'listed' }
  | { readonly kind: 'hidden'; readonly points: number }

export function ownRankView(own: LeaderboardData['own'], listed: boolean): OwnRankView | null {
  if (!own) return null
  if (own.hidden) return { kind: 'hidden', points: own.points }
  if (listed) return { kind: 'listed' }
  return own.rank === null ? { kind: 'none' } : { kind: 'ranked', rank: own.rank, points: own.points }
}
