import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Month, monthOf } from '#core/rewards/calendar.ts'
import { startOfDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import type { Api, AnswerOf } from './calls.ts'
import { recoversIn } from './queries.ts'
import { clockAhead, clockKey } from './useServerDay.ts'

const MINUTE = 60_000
/** Server-side counts change while a page is open, so they are refetched each minute, sooner after a retriable failure. */
const everyMinute = {
  staleTime: MINUTE,
  refetchInterval: ({ state }: { state: { error: Error | null } }) => recoversIn(state.error) || MINUTE,
}
/** Points entries per request. */
const ENTRIES_PAGE = 20

/** Prefix of every query that a wallet's points depend on; invalidate it when points change. */
export const pointsKey = (wallet: string) => ['points', wallet] as const
export const checkInsKey = (wallet: string) => ['check-ins', wallet] as const

/** Ways to earn points and the check-in networks. Double-points windows open and close while a page is open. */
export const rewardsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['rewards'],
    queryFn: async ({ signal }) => (await api.get('/config/rewards', { signal })).data,
    ...everyMinute,
  })

export const pointsQuery = (api: Api, wallet: string) =>
  queryOptions({
    queryKey: pointsKey(wallet),
    queryFn: async ({ signal }) =>
      (await api.get('/campaign_api/v1/:userId/points', { params: { userId: wallet }, signal })).data,
    ...everyMinute,
  })

/** Both answers depend on today, so each UTC day has its own key. A request sent a moment early is corrected by the next refetch. */
export const monthQuery = (
  api: Api,
  wallet: string,
  today: UtcDay,
  { year, month }: Month = monthOf(startOfDay(today)),
) =>
  queryOptions({
    queryKey: [...checkInsKey(wallet), today, year, month],
    queryFn: async ({ signal }) =>
      (
        await api.get('/lottery/maker/sign/user', {
          success: 200,
          query: { address: wallet, year: String(year), month: String(month) },
          signal,
        })
      ).data,
    ...everyMinute,
  })

/** Also carries the server's time, which is cached for every reader of the current day. */
export const weekQuery = (api: Api, wallet: string, today: UtcDay) =>
  queryOptions({
    queryKey: [...checkInsKey(wallet), today, 'week'],
    queryFn: async ({ client, signal }) => {
      const asked = Date.now()
      const { data } = await api.get('/campaign_api/v1/:userId/chainSignInInfo', { params: { userId: wallet }, signal })
      client.setQueryData(clockKey, clockAhead({ told: data.time_now, asked, answered: Date.now() }))
      return data
    },
    ...everyMinute,
  })

/** On-chain check-ins of yesterday and today that were never reported to the server. */
export const lostQuery = (api: Api, wallet: string, chainId: number) =>
  queryOptions({
    queryKey: [...checkInsKey(wallet), 'lost', chainId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/lottery/maker/sign/lost', {
        success: 200,
        query: { address: wallet, chainId: String(chainId) },
        signal,
      })
      return Array.isArray(data) ? data : []
    },
    staleTime: 10_000,
  })

/** A wallet's points entries, newest first. */
export const entriesQuery = (api: Api, wallet: string, language = currentLanguage()) =>
  infiniteQueryOptions({
    queryKey: [...pointsKey(wallet), 'entries', language],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.get('/campaign_api/v1/:userId/points/entries', {
          params: { userId: wallet },
          query: { limit: String(ENTRIES_PAGE), before: pageParam ?? undefined, order: undefined, language },
          signal,
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...everyMinute,
  })

/** Entries that one transfer earned a wallet; polled until there is one. */
export const orderEntriesQuery = (api: Api, wallet: string, order: string) =>
  queryOptions({
    queryKey: [...pointsKey(wallet), 'order', order],
    queryFn: async ({ signal }) =>
      (
        await api.get('/campaign_api/v1/:userId/points/entries', {
          params: { userId: wallet },
          query: { limit: undefined, before: undefined, order, language: undefined },
          signal,
        })
      ).data.entries,
    staleTime: MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || (state.data?.length ? false : MINUTE),
  })

interface Campaigns {
  /** Running campaigns, newest start first. */
  readonly list: readonly CampaignData[]
  /** Campaigns that ended while the app was open. */
  readonly ended: readonly CampaignData[]
}

/** Running campaigns; refetched when the soonest of them ends. */
export const campaignsQuery = (api: Api, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['campaigns', 'running', language],
    queryFn: async ({ client, queryKey, signal }): Promise<Campaigns> => {
      const { list } = (await api.get('/campaign_api/v1/campaigns', { query: { type: undefined, language }, signal }))
        .data
      const seen = client.getQueryData<Campaigns>(queryKey)
      return { list, ended: endedSince([...(seen?.list ?? []), ...(seen?.ended ?? [])], list, Date.now()) }
    },
    staleTime: MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || nextEndIn(state.data?.list ?? [], Date.now()),
  })
/** Ended and upcoming campaigns as well. */
export const everyCampaignQuery = (api: Api, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['campaigns', 'all', language],
    queryFn: async ({ signal }) =>
      (await api.get('/campaign_api/v1/campaigns', { query: { type: 'all', language }, signal })).data,
    staleTime: MINUTE,
  })
export const themesQuery = (api: Api, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['campaign-themes', language],
    queryFn: async ({ signal }) => (await api.get('/campaign_api/v1/themes', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
  })

/** A wallet's progress in these campaigns, refetched with its points. Campaigns that no longer exist are missing from the answer. */
export const progressQuery = (api: Api, wallet: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...pointsKey(wallet), 'campaigns', ...ids],
    queryFn: async ({ signal }) =>
      (
        await api.get('/campaign_api/v1/:userId/campaigns/points', {
          params: { userId: wallet },
          query: { campaign_id: ids.join(',') },
          success: [0, 404],
          signal,
        })
      ).data,
    ...everyMinute,
  })

export const eventsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['events', language],
    queryFn: async ({ signal }) => (await api.get('/config/events', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || 5 * MINUTE,
  })

const DAY = 1440 * MINUTE
/** Largest lag of this device's clock behind the server's that still counts as ended. */
const SKEW_MS = 5 * MINUTE

type Ending = Pick<CampaignData, 'id' | 'end_time'>

/**
 * Milliseconds until the soonest running campaign ends and the list is fetched again, at most a day; false when none run.
 * A campaign that the server still lists past its end is fetched again after a minute.
 */
export function nextEndIn(running: readonly Ending[], now: number): number | false {
  if (running.length === 0) return false
  const waits = running.map(({ end_time }) => end_time * 1000 - now).map((left) => (left > 0 ? left + 1000 : MINUTE))
  return Math.min(DAY, ...waits)
}

/** Campaigns seen in this visit that the server no longer lists and whose end has passed. One withdrawn before its end is excluded. */
export function endedSince<C extends Ending>(seen: readonly C[], running: readonly Ending[], now: number): C[] {
  const runs = new Set(running.map(({ id }) => id))
  return seen.filter(({ id, end_time }) => !runs.has(id) && end_time * 1000 <= now + SKEW_MS)
}

export type LeaderboardData = AnswerOf<'/campaign_api/v1/leaderboard', '$get'>['data']
export type BoardName = LeaderboardData['board']

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
