import { queryOptions } from '@tanstack/react-query'
import type { FaucetClaimData } from '#core/wire/faucet.ts'
import type { Api } from './calls.ts'
import { recoversIn } from './queries.ts'

const FRESH_MS = 30_000
const POLL_MS = 2_000

export const faucetsKey = ['faucets'] as const

export const faucetsQuery = (api: Api) =>
  queryOptions({
    queryKey: faucetsKey,
    queryFn: async ({ signal }) => (await api.get('/faucet_api/v1/faucets', { signal })).data.list,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => recoversIn(state.error) || FRESH_MS,
  })

const isOnItsWay = ({ state }: FaucetClaimData): boolean => state === 'queued' || state === 'sent'

export const faucetClaimsKey = (wallet: string) => ['faucet-claims', wallet] as const

/** Latest claims of a wallet, read again and again while one is on its way. */
export const faucetClaimsQuery = (api: Api, wallet: string) =>
  queryOptions({
    queryKey: faucetClaimsKey(wallet),
    queryFn: async ({ signal }) =>
      (await api.get('/faucet_api/v1/:address/claims', { params: { address: wallet }, signal })).data.list,
    refetchInterval: ({ state: { data } }) => (data?.some(isOnItsWay) ? POLL_MS : false),
  })
