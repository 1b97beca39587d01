import { useQuery } from '@tanstack/react-query'
import type { SiteData } from '#core/wire/site.ts'
import { siteQuery } from '#src/api/siteQuery.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { useApi } from '#src/services.ts'

/** Operator content around the bridge; null while it loads or when it fails to load, and then nothing is shown. */
export const useSite = (): SiteData | null => useQuery(siteQuery(useApi(), currentLanguage())).data ?? null
