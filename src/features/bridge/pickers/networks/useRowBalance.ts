import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { balancesQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'
import { type BalanceCell, balanceCell } from '#src/features/shared/balanceCell.ts'
import { BALANCE_BATCH, type BalanceView } from '#src/api/calls.ts'
import { createBatcher } from '../batcher.ts'

export type BalanceLoader = ReturnType<typeof createBalanceBatcher>

/** One per list, so that its rows share requests. */
export function useBalanceLoader(): BalanceLoader {
  const { api } = useServices()
  return useMemo(() => createBalanceBatcher((user, chainIds, token) => api.balances(user, chainIds, token)), [api])
}

/** Balance of one network's row, for the account connected to its family, once the list is not scrolling. Shares its query with the form. */
export function useRowBalance(load: BalanceLoader, chain: ChainRow, symbol: string, asking: boolean): BalanceCell {
  const { api } = useServices()
  const user = useWallets((state) => state.accounts[chain.family]?.address ?? null)
  const query = useQuery({
    ...balancesQuery(api, user ?? '', [chain.chain_id], symbol),
    queryFn: () => load(user ?? '', symbol, chain.chain_id),
    enabled: asking && user !== null,
    retry: 1,
  })
  return balanceCell(chain.chain_id, chain.family, user === null ? null : query)
}

type Balances = Readonly<Record<string, BalanceView>>
type Ask = (user: string, chainIds: readonly number[], token: string) => Promise<Balances>

/** Batches balance requests of one account and asset within one tick, four networks each (spec §9). */
export function createBalanceBatcher(ask: Ask, soon?: (work: () => void) => void) {
  const join = createBatcher<number, Balances>(BALANCE_BATCH, soon)
  return (user: string, token: string, chainId: number): Promise<Balances> =>
    join(`${user} ${token}`, chainId, (chainIds) => ask(user, chainIds, token))
}
