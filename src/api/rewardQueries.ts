import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Month, monthOf } from '#core/rewards/calendar.ts'
import { startOfDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Api } from './calls.ts'
import { recoversIn } from './queries.ts'

const MINUTE = 60_000

/** Everything that a wallet's points are shown by; what changes them asks for all of it again. */
export const pointsKey = (wallet: string) => ['points', wallet] as const
export const checkInsKey = (wallet: string) => ['check-ins', wallet] as const

export const rewardsQuery = (api: Api) => queryOptions({ queryKey: ['rewards'], queryFn: ({ signal }) => api.rewards(signal), staleTime: 5 * MINUTE })

export const pointsQuery = (api: Api, wallet: string) =>
  queryOptions({ queryKey: pointsKey(wallet), queryFn: ({ signal }) => api.points(wallet, signal), staleTime: MINUTE, refetchInterval: MINUTE })

/** Both tell of today, so each UTC day is a question of its own. A device whose clock is ahead asks early, and learns of the new day with the next look. */
export const monthQuery = (api: Api, wallet: string, today: UtcDay, { year, month }: Month = monthOf(startOfDay(today))) =>
  queryOptions({
    queryKey: [...checkInsKey(wallet), today, year, month],
    queryFn: ({ signal }) => api.checkInMonth(wallet, year, month, signal),
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  })

export const weekQuery = (api: Api, wallet: string, today: UtcDay) =>
  queryOptions({ queryKey: [...checkInsKey(wallet), today, 'week'], queryFn: ({ signal }) => api.checkInWeek(wallet, signal), staleTime: MINUTE, refetchInterval: MINUTE })

/** Check-ins of yesterday and today that stand on the network and that nobody has told. */
export const lostQuery = (api: Api, wallet: string, chainId: number) =>
  queryOptions({
    queryKey: [...checkInsKey(wallet), 'lost', chainId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/lottery/maker/sign/lost', { success: 200, query: { address: wallet, chainId: String(chainId) }, signal })
      return Array.isArray(data) ? data : []
    },
    staleTime: 10_000,
  })

export const entriesQuery = (api: Api, wallet: string) =>
  infiniteQueryOptions({
    queryKey: [...pointsKey(wallet), 'entries'],
    queryFn: ({ pageParam, signal }) => api.pointEntries(wallet, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: MINUTE,
  })

export const campaignsQuery = (api: Api) => queryOptions({ queryKey: ['campaigns'], queryFn: ({ signal }) => api.campaigns(signal), staleTime: MINUTE })
/** Those that ended and those that come, too. */
export const everyCampaignQuery = (api: Api) =>
  queryOptions({ queryKey: ['campaigns', 'all'], queryFn: async ({ signal }) => (await api.get('/campaign_api/v1/campaigns', { query: { type: 'all' }, signal })).data, staleTime: MINUTE })
export const themesQuery = (api: Api) => queryOptions({ queryKey: ['campaign-themes'], queryFn: ({ signal }) => api.themes(signal), staleTime: 5 * MINUTE })

/** Asked for again with the wallet's points. */
export const progressQuery = (api: Api, wallet: string, ids: readonly number[]) =>
  queryOptions({ queryKey: [...pointsKey(wallet), 'campaigns', ...ids], queryFn: ({ signal }) => api.campaignProgress(wallet, ids, signal), staleTime: MINUTE })

export const eventsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['events', language],
    queryFn: async ({ signal }) => (await api.get('/config/events', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || 5 * MINUTE,
  })
