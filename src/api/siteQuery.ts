import { queryOptions } from '@tanstack/react-query'
import type { Api } from './calls.ts'
import { recoversIn } from './queries.ts'

const MINUTE = 60_000

/** Links, banners and other operator content around the bridge. */
export const siteQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['site', language],
    queryFn: async ({ signal }) => (await api.get('/config/site', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || 5 * MINUTE,
  })
