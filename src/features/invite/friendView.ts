import type { Friend } from '#src/api/referralQueries.ts'

/** Came and has not bridged yet; has bridged, and brought no point: it was too little, or the wallet is one's own; all that its bridges bring still waits; some of it counts; the operator has ended the invitation. */
export type FriendState = 'joined' | 'bridged' | 'waiting' | 'earned' | 'ended'

export interface FriendView {
  readonly address: string
  readonly joinedAt: string
  readonly state: FriendState
  readonly bridges: number
  /** That count. */
  readonly points: number
  /** That still wait, in case their bridge is undone. */
  readonly waiting: number
}

/** Points that count, and those that do not yet. */
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

/** Each friend once, also when a new one has moved an older one onto the next page meanwhile. Shortened addresses may be alike: the moment tells them apart. */
export const friendsOnce = (pages: readonly { readonly friends: readonly Friend[] }[]): FriendView[] =>
  [...new Map(pages.flatMap(({ friends }) => friends).map((friend) => [keyOf(friend), friend])).values()].map(
    friendView,
  )
