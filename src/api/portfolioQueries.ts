import { queryOptions } from '@tanstack/react-query'
import type { ExportFile, YearSummaries } from '#core/wire/portfolio.ts'
import type { Api } from './calls.ts'

/** Wrapped coins, which the list of routes' tokens lacks. */
export const portfolioTokensQuery = (api: Pick<Api, 'get'>) =>
  queryOptions({
    queryKey: ['portfolio-tokens'],
    queryFn: async ({ signal }) => (await api.get('/portfolio_api/v1/tokens', { signal })).data.list,
    staleTime: 60_000,
    retry: 1,
  })

export const yearsKey = (wallet: string | null) => ['portfolio-years', wallet] as const

/** Throws `session_required` without a session. */
export const readYears = async (api: Pick<Api, 'get'>, signal?: AbortSignal): Promise<YearSummaries> =>
  (await api.get('/portfolio_api/v1/years', { signal })).data

/** Yearly sums of a signed-in wallet; a new one counts within minutes. */
export const yearsQuery = (api: Pick<Api, 'get'>, wallet: string | null) =>
  queryOptions({
    queryKey: yearsKey(wallet),
    queryFn: ({ signal }) => readYears(api, signal),
    retry: false,
    staleTime: 5 * 60_000,
  })

/** Returns a link to a file of the session’s wallets. */
export const prepareFile = async (api: Pick<Api, 'post'>, file: ExportFile) =>
  (await api.post('/portfolio_api/v1/exports', { body: { file } })).data
