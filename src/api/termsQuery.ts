import { queryOptions } from '@tanstack/react-query'
import type { Api } from './calls.ts'

const MINUTE = 60_000

export const termsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['terms', language],
    queryFn: async ({ signal }) => (await api.get('/config/terms', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
  })
