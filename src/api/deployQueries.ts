import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DeploymentSighting } from '#core/wire/deploy.ts'
import type { TransactionReport } from '#core/wire/common.ts'
import type { Api } from './calls.ts'

const MINUTE = 60_000
const POLL_MS = 2_000
/** Of a transaction that no node has shown yet. */
const SLOW_POLL_MS = 5_000
const ESTIMATE_MS = 15_000
const PAGE = 10

export const deployChainsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['deploy-chains'],
    queryFn: async ({ signal }) => (await api.get('/deploy_api/v1/chains', { signal })).data.chains,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
  })

interface Estimated {
  readonly chain_id: number
  readonly name: string
  readonly message: string
  readonly from_address?: string
}

export const deployEstimateQuery = (api: Api, wanted: Estimated) =>
  queryOptions({
    queryKey: ['deploy-estimate', wanted],
    queryFn: async ({ signal }) => (await api.post('/deploy_api/v1/estimate', { body: wanted, signal })).data,
    staleTime: ESTIMATE_MS,
    refetchInterval: ESTIMATE_MS,
    retry: 1,
  })

const isOver = ({ state }: DeploymentSighting): boolean => state !== 'unknown' && state !== 'pending'

/** Reports a transaction until its network has decided. A null report asks nothing. */
export const deploymentQuery = (api: Api, report: TransactionReport | null) =>
  queryOptions({
    queryKey: ['deployment', report],
    queryFn: async ({ signal }) =>
      report && (await api.post('/deploy_api/v1/deployments', { body: report, signal })).data,
    enabled: report !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isOver(data) ? false : data?.state === 'pending' ? POLL_MS : SLOW_POLL_MS,
  })

export const deploymentsKey = (wallet: string) => ['deployments', wallet] as const

export const deploymentsQuery = (api: Api, wallet: string) =>
  infiniteQueryOptions({
    queryKey: deploymentsKey(wallet),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.get('/deploy_api/v1/:address/deployments', {
          params: { address: wallet },
          query: { limit: PAGE, cursor: pageParam },
          signal,
        })
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The newest ones become final after a while.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ list }) => list.some(({ is_final }) => !is_final)) ? ESTIMATE_MS : false,
  })
