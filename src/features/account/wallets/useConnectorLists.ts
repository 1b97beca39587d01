import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { type Services, useServices } from '#src/services.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import type { ListedGroup } from './groups.ts'

/**
 * Wallets of each group, in the order of the groups. A list is null while one above it is loading: lists appear from
 * top to bottom, so that none pushes another down while the user taps it. A list that failed delays no other.
 */
export function useConnectorLists(groups: readonly ListedGroup[]): readonly (UseQueryResult<ConnectorInfo[]> | null)[] {
  const { loadWallets } = useServices()
  const families = [...new Set(groups.map(({ family }) => family))]
  const answers = useQueries({ queries: families.map((family) => connectorsQuery(loadWallets, family)) })
  const pending = answers.findIndex(({ isPending }) => isPending)
  return groups.map(({ family }) => {
    const at = families.indexOf(family)
    return pending !== -1 && at > pending ? null : (answers[at] ?? null)
  })
}

const connectorsQuery = (loadWallets: Services['loadWallets'], family: FamilyName) =>
  queryOptions({
    queryKey: ['connectors', family],
    queryFn: async () => [...(await (await loadWallets(family)).connectors())],
    staleTime: 0,
    // Extensions may announce themselves after the list has opened.
    refetchInterval: 2000,
    retry: 1,
  })
