import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '#src/i18n/current.ts'
import { useApi } from '#src/services.ts'

const MINUTE = 60_000

/** Reads the operator's roadmap in the page's language. */
export function useRoadmap() {
  const api = useApi()
  const language = currentLanguage()
  return useQuery({
    queryKey: ['roadmap', language],
    queryFn: async ({ signal }) => (await api.get('/config/roadmap', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
  })
}
