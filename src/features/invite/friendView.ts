import type { Friend } from '#src/api/referralQueries.ts'

/** Came and has not bridged yet; has bridged and brought points; has bridged too little for a whole point, or before its points wait. */
export type FriendState = 'joined' | 'bridged' | 'earned'

export interface FriendView {
  readonly address: string
  readonly joinedAt: string
  readonly state: FriendState
  readonly bridges: number
  readonly points: number
}

export function friendView({ address, joined_at, bridges, points }: Friend): FriendView {
  const state: FriendState = points > 0 ? 'earned' : bridges > 0 ? 'bridged' : 'joined'
  return { address, joinedAt: joined_at, state, bridges, points }
}

const keyOf = ({ address, joined_at }: Friend): string => `${joined_at} ${address}`

/** Each friend once, also when a new one has moved an older one onto the next page meanwhile. Shortened addresses may be alike: the moment tells them apart. */
export const friendsOnce = (pages: readonly { readonly friends: readonly Friend[] }[]): FriendView[] =>
  [...new Map(pages.flatMap(({ friends }) => friends).map((friend) => [keyOf(friend), friend])).values()].map(friendView)
