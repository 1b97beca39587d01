import { queryOptions } from '@tanstack/react-query'
import type { PoolSighting } from '#core/wire/pool.ts'
import type { TransactionReport } from '#core/wire/common.ts'
import type { Api } from './calls.ts'

const FRESH_MS = 15_000
const POLL_MS = 2_000
/** Of a transaction that no node has shown yet. */
const SLOW_POLL_MS = 5_000
/** Longer than the server waits for its networks. */
const TIMEOUT_MS = 15_000

export const poolsKey = ['pools'] as const

/** All pools, with the account's part of them if it is given. */
export const poolsQuery = (api: Api, account: string | null) =>
  queryOptions({
    queryKey: [...poolsKey, account],
    queryFn: async ({ signal }) =>
      (
        await api.get('/pool_api/v1/pools', {
          query: account === null ? {} : { address: account },
          signal,
          timeoutMs: TIMEOUT_MS,
        })
      ).data.pools,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    // Figures of the pool stay while a wallet connects.
    placeholderData: (before) => before?.map((row) => ({ ...row, account: null })),
  })

const isOver = ({ state }: PoolSighting): boolean => state !== 'unknown' && state !== 'pending'

/** Reports a transaction until its network has decided. A null report asks nothing. */
export const poolTransactionQuery = (api: Api, report: TransactionReport | null) =>
  queryOptions({
    queryKey: ['pool-transaction', report],
    queryFn: async ({ signal }) =>
      report && (await api.post('/pool_api/v1/transactions', { body: report, signal })).data,
    enabled: report !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isOver(data) ? false : data?.state === 'pending' ? POLL_MS : SLOW_POLL_MS,
  })
