import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Month, monthOf } from '#core/rewards/calendar.ts'
import { startOfDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import type { Api } from './calls.ts'
import { endedSince, nextEndIn } from './campaignEnds.ts'
import { recoversIn } from './queries.ts'
import { clockAhead, clockKey } from './serverClock.ts'

const MINUTE = 60_000
/** What the server counts changes while a page stays open: it is asked for each minute, sooner after a failure that passes. */
const everyMinute = {
  staleTime: MINUTE,
  refetchInterval: ({ state }: { state: { error: Error | null } }) => recoversIn(state.error) || MINUTE,
}
/** Rows of a wallet's points per request. */
const ENTRIES_PAGE = 20

/** Everything that a wallet's points are shown by; what changes them asks for all of it again. */
export const pointsKey = (wallet: string) => ['points', wallet] as const
export const checkInsKey = (wallet: string) => ['check-ins', wallet] as const

/** How points are earned, and where people can check in; windows with twice the points open and close while a page stays open. */
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

/** Both tell of today, so each UTC day is a question of its own. Who asks a moment early learns of the new day with the next look. */
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

/** Tells the time as well, which is kept for all who ask what day it is. */
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

/** Check-ins of yesterday and today that stand on the network and that nobody has told. */
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

/** Why a wallet has its points, newest first. */
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

/** What one transfer has earned a wallet; asked for until there is something. */
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
  /** Those that run, newest start first. */
  readonly list: readonly CampaignData[]
  /** Those that have ended while the app was looking. */
  readonly ended: readonly CampaignData[]
}

/** Campaigns that run; asked for again when the soonest of them ends. */
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
/** Those that ended and those that come, too. */
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

/** How far a wallet is in these campaigns; asked for again with its points. In campaigns that are gone since they were listed it is nowhere. */
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
