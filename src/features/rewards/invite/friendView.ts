import type { Friend } from '#src/api/rewardQueries.ts'

/**
 * `joined`: no transfer yet. `bridged`: transferred without points (too small, or the user's own wallet). `waiting`: all points pending.
 * `earned`: some points count. `ended`: the operator ended the referral.
 */
export type FriendState = 'joined' | 'bridged' | 'waiting' | 'earned' | 'ended'

export interface FriendView {
  readonly address: string
  readonly joinedAt: string
  readonly state: FriendState
  readonly bridges: number
  /** Points that count. */
  readonly points: number
  /** Pending points, which are lost if the transfer is reversed. */
  readonly waiting: number
}

/** Returns the confirmed and pending points. */
export const pointsOf = ({ points, pending_points }: Pick<Friend, 'points' | 'pending_points'>) => ({
  points: points - pending_points,
  waiting: pending_points,
})

export function friendView(friend: Friend): FriendView {
  const { points, waiting } = pointsOf(friend)
  const state: FriendState = friend.ended
    ? 'ended'
    : points > 0
      ? 'earned'
      : waiting > 0
        ? 'waiting'
        : friend.bridges > 0
          ? 'bridged'
          : 'joined'
  return { address: friend.address, joinedAt: friend.joined_at, state, bridges: friend.bridges, points, waiting }
}

const keyOf = ({ address, joined_at }: Friend): string => `${joined_at} ${address}`

/** Removes duplicates: a new referral may move an older one onto the next page. The time distinguishes equal shortened addresses. */
export const friendsOnce = (pages: readonly { readonly friends: readonly Friend[] }[]): FriendView[] =>
  [...new Map(pages.flatMap(({ friends }) => friends).map((friend) => [keyOf(friend), friend])).values()].map(
    friendView,
  )
