import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api, AnswerOf } from './calls.ts'
import { recoversIn } from './queries.ts'

/** Friends per request. */
const FRIENDS_PAGE = 20

export type ReferralPage = AnswerOf<'/campaign_api/v1/:userId/referral', '$get'>['data']
export type Friend = ReferralPage['friends'][number]

export const referralKey = (wallet: string) => ['referral', wallet]

/** A wallet's invitation, and its friends in pages, newest first. */
export const referralQuery = (api: Api, wallet: string) =>
  infiniteQueryOptions({
    queryKey: referralKey(wallet),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.get('/campaign_api/v1/:userId/referral', {
          params: { userId: wallet },
          query: { limit: FRIENDS_PAGE, before: pageParam ?? undefined },
          signal,
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page: ReferralPage) => page.next,
    staleTime: 60_000,
    refetchInterval: ({ state }) => recoversIn(state.error) || 60_000,
  })
