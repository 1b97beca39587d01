import { useQuery, queryOptions } from '@tanstack/react-query'
import type { SiteData } from '#core/wire/site.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { useApi } from '#src/services.ts'
import type { Api } from '#src/api/calls.ts'
import { recoversIn } from '#src/api/queries.ts'

/** Returns the operator content around the bridge; null while it loads or when it fails to load, and then nothing is shown. */
export const useSite = (): SiteData | null => useQuery(siteQuery(useApi(), currentLanguage())).data ?? null

const MINUTE = 60_000

/** Returns the links, banners and other operator content around the bridge. */
const siteQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['site', language],
    queryFn: async ({ signal }) => (await api.get('/config/site', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || 5 * MINUTE,
  })
