import { useQuery } from '@tanstack/react-query'
import type { SiteData } from '#core/wire/site.ts'
import { siteQuery } from '#src/api/siteQuery.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { useApi } from '#src/services.ts'

/** What the operator shows around the bridge; null while it is on its way or cannot be had: then there is simply nothing. */
export const useSite = (): SiteData | null => useQuery(siteQuery(useApi(), currentLanguage())).data ?? null
