import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BadgeId } from '#core/rewards/badges.ts'
import type { Api } from '#src/api/calls.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { useApi, useWallets } from '#src/services.ts'

export const badgeProgressKey = (wallet: string) => ['points', wallet, 'badges'] as const

const badgesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['badges', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await api.get('/campaign_api/v1/badges', { query: { language: currentLanguage() }, signal })).data.list,
    staleTime: 60_000,
  })

const progressQuery = (api: Api, wallet: string) =>
  queryOptions({
    queryKey: badgeProgressKey(wallet),
    queryFn: async ({ signal }) =>
      (await api.get('/campaign_api/v1/:userId/badges', { params: { userId: wallet }, signal })).data.list,
    refetchInterval: 30_000,
  })

/** One badge, its network, and the progress of the connected EVM wallet. */
export function useBadge(id: BadgeId) {
  const api = useApi()
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  const isOther = useWallets(({ accounts }) => accounts.evm === undefined && Object.keys(accounts).length > 0)
  const badges = useQuery(badgesQuery(api))
  const chains = useQuery(chainsQuery(api))
  const progress = useQuery({ ...progressQuery(api, account?.address ?? ''), enabled: account !== null })
  const badge = badges.data?.find((one) => one.id === id)
  return {
    account,
    connected: account ? ('evm' as const) : isOther ? ('other' as const) : ('none' as const),
    /** Undefined until loaded; null if the operator has no such badge. */
    badge: badges.data ? (badge ?? null) : undefined,
    /** Undefined until loaded; null if the network is not offered here. */
    chain: chains.data ? (chains.data.list.find(({ chain_id }) => chain_id === badge?.chain_id) ?? null) : undefined,
    progress: progress.data?.find((one) => one.id === id),
    error: badges.error ?? (chains.data ? null : chains.error),
    progressError: progress.data ? null : progress.error,
    retry: () => {
      void badges.refetch()
      if (!chains.data) void chains.refetch()
      if (account) void progress.refetch()
    },
    isFetching: badges.isFetching || progress.isFetching,
  }
}
