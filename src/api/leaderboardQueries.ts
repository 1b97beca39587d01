import { queryOptions } from '@tanstack/react-query'
import type { Api } from './calls.ts'
import { recoversIn } from './queries.ts'
import { pointsKey } from './rewardQueries.ts'
import type { AnswerOf } from './routes.ts'

export type LeaderboardData = AnswerOf<'/campaign_api/v1/leaderboard', '$get'>['data']
export type BoardName = LeaderboardData['board']

const MINUTE = 60_000

/** A board's leaders and the wallet's own rank; refetched together with the wallet's points. */
export const leaderboardQuery = (api: Api, board: BoardName, wallet: string | null) =>
  queryOptions({
    queryKey: [...pointsKey(wallet ?? ''), 'leaderboard', board],
    queryFn: async ({ signal }) =>
      (await api.get('/campaign_api/v1/leaderboard', { query: { board, user_id: wallet ?? undefined }, signal })).data,
    staleTime: MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || MINUTE,
  })

/** Matches both boards of a wallet. */
export const leaderboardsKey = (wallet: string) => [...pointsKey(wallet), 'leaderboard'] as const
