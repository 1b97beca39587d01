import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { useServices, useWallets } from '#src/services.ts'
import { type AssetBalance, assetBalance } from './assetBalance.ts'
import { type AssetBalances, createAssetBalances } from './assetBalances.ts'

/** One per list, so that its rows share requests. */
export function useAssetBalances(): AssetBalances {
  const { api } = useServices()
  return useMemo(() => createAssetBalances(api.assetBalances), [api])
}

/** Balance of one asset's row, for the account connected to its family, once the list is not scrolling. */
export function useAssetBalance(load: AssetBalances, chain: ChainRow, asset: TokenRow, asking: boolean): AssetBalance {
  const user = useWallets((state) => state.accounts[chain.family]?.address ?? null)
  const query = useQuery({
    queryKey: ['balances', user, 'units', asset.asset_id],
    queryFn: () => load(user ?? '', chain.network_code, asset),
    enabled: asking && user !== null,
    staleTime: 10_000,
    refetchInterval: 15_000,
    retry: 1,
  })
  return assetBalance(asset, chain.family, user === null ? null : query)
}
