import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { type Services, useServices } from '#src/services.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { type ListedGroup, shownCount } from './groups.ts'

export type ConnectorsResult = UseQueryResult<readonly ConnectorInfo[]>

/** Code that takes longer, or fails, keeps no other wallet from the user. */
const MOST_WAIT_MS = 3_000

/**
 * Wallets of each group, in the order of the groups. A list is null while one above it is loading: lists appear from
 * top to bottom, so that none pushes another down while the user taps it.
 */
export function useConnectorLists(groups: readonly ListedGroup[]): readonly (ConnectorsResult | null)[] {
  const { loadWallets } = useServices()
  const families = [...new Set(groups.map(({ family }) => family))]
  const answers = useQueries({ queries: families.map((family) => connectorsQuery(loadWallets, family)) })
  const names = families.join()
  const [late, setLate] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLate(names), MOST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [names])
  const shown = late === names ? answers : answers.slice(0, shownCount(answers.map(({ isPending }) => isPending)))
  return groups.map(({ family }) => shown[families.indexOf(family)] ?? null)
}

const connectorsQuery = (loadWallets: Services['loadWallets'], family: FamilyName) =>
  queryOptions({
    queryKey: ['connectors', family],
    queryFn: async () => (await loadWallets(family)).connectors(),
    staleTime: 0,
    // Extensions may announce themselves after the list has opened.
    refetchInterval: 2000,
    retry: 1,
  })
