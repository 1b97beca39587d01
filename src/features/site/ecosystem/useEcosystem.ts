import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import type { Api } from '#src/api/calls.ts'
import { chainsQuery, recoversIn } from '#src/api/queries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { useServices } from '#src/services.ts'
import { walletFamilies } from '#src/wallets/families.ts'
import { type EcosystemEntry, entriesOf } from './ecosystemView.ts'

interface Ecosystem {
  /** Null until the networks are known. */
  readonly entries: readonly EcosystemEntry[] | null
  readonly isError: boolean
  readonly isFetching: boolean
  /** The apps are missing, and everything else is shown. */
  readonly isWithoutApps: boolean
  retry(): void
}

/** Reads networks, wallets and apps. A part that fails is named or left out; without networks there is nothing to show. */
export function useEcosystem(): Ecosystem {
  const { api, loadWallets } = useServices()
  const permits = usePermits()
  const chains = useQuery(chainsQuery(api))
  const apps = useQuery(appsQuery(api, currentLanguage()))
  const list = chains.data?.list
  const families = walletFamilies.filter(
    (family) => permits(`wallet:${family}`, 'bridge') && list?.some((chain) => chain.family === family),
  )
  const wallets = useQueries({ queries: families.map((family) => walletsQuery(family, loadWallets)) })
  return {
    entries: list
      ? entriesOf({
          chains: list,
          wallets: wallets.flatMap(({ data }) => data ?? []),
          apps: apps.data?.apps ?? [],
          links: permits('links', 'other'),
        })
      : null,
    isError: chains.isError,
    isFetching: chains.isFetching || apps.isFetching,
    isWithoutApps: apps.isError && !apps.data,
    retry: () => void Promise.all([chains, apps].filter(({ data }) => !data).map((query) => query.refetch())),
  }
}

const MINUTE = 60_000

const appsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['ecosystem', language],
    queryFn: async ({ signal }) => (await api.get('/config/ecosystem', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error),
  })

type LoadWallets = ReturnType<typeof useServices>['loadWallets']

const walletsQuery = (family: FamilyName, loadWallets: LoadWallets) =>
  queryOptions({
    queryKey: ['ecosystem-wallets', family],
    queryFn: async () => (await loadWallets(family)).connectors(),
    staleTime: MINUTE,
    retry: 1,
  })
