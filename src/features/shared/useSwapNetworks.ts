import { useQuery } from '@tanstack/react-query'
import { swapChainsQuery } from '#src/api/swapQueries.ts'
import { useApi } from '#src/services.ts'
import { usePermits } from './policy.ts'

const none: readonly number[] = []

/** Chain ids of the networks with swaps; empty while they load, and where the surface does not permit swaps. */
export function useSwapNetworks(): readonly number[] {
  const isAllowed = usePermits()('swap', 'other')
  const { data } = useQuery({ ...swapChainsQuery(useApi()), enabled: isAllowed, select: idsOf })
  return (isAllowed && data) || none
}

const idsOf = (chains: readonly { readonly chain_id: number }[]): readonly number[] =>
  chains.map(({ chain_id }) => chain_id)
