import { queryOptions } from '@tanstack/react-query'
import type { Api } from './calls.ts'
import { recoversIn } from './queries.ts'

const MINUTE = 60_000
/** The server reads figures that it could not read again within seconds. */
const UNREAD_MS = 10_000

/** Routes of our own market maker; each connection or visitor gets those of its channel and surface. */
export const makerRoutesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['maker-routes'],
    queryFn: async ({ signal }) => (await api.get('/maker_api/v1/routes', { signal })).data,
    staleTime: MINUTE,
    refetchInterval: ({ state: { data, error } }) =>
      recoversIn(error) || (data?.liquidity.some(({ at_least }) => at_least === null) ? UNREAD_MS : MINUTE),
  })

export const applicationKey = (wallet: string | null) => ['maker-application', wallet] as const

/** Throws `session_required` or `session_of_another` without a session of the wallet. */
export const readApplication = async (api: Pick<Api, 'get'>, wallet: string, signal?: AbortSignal) =>
  (await api.get('/maker_api/v1/:address/application', { params: { address: wallet }, signal })).data

/** Open business of the market maker, for a registered wallet with a session. */
export const makerBookQuery = (api: Api, wallet: string) =>
  queryOptions({
    queryKey: ['maker-book', wallet],
    queryFn: async ({ signal }) =>
      (await api.get('/maker_api/v1/:address/book', { params: { address: wallet }, signal })).data,
    refetchInterval: 15_000,
  })
