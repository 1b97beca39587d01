import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { useServices, useWallets } from '#src/services.ts'
import type { Api, BodyOf } from '#src/api/calls.ts'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { displayBalance, type UsdView, usdView } from '#src/format/amount.ts'
import type { BalanceCell } from '#src/features/shared/balanceCell.ts'
import { createBatcher } from '../batcher.ts'

/** One per list, so that its rows share requests. */
export function useAssetBalances(): AssetBalances {
  const { api } = useServices()
  return useMemo(() => createAssetBalances(askThrough(api)), [api])
}

/** Balance of one asset's row, for the account connected to its family, once the list is not scrolling. */
export function useAssetBalance(load: AssetBalances, chain: ChainRow, asset: TokenRow, asking: boolean): AssetBalance {
  const user = useWallets((state) => state.accounts[chain.family]?.address ?? null)
  const query = useQuery({
    queryKey: ['balances', user, 'units', asset.asset_id],
    queryFn: () => load(user ?? '', chain.network_code, asset),
    enabled: asking && user !== null,
    staleTime: 10_000,
    retry: 1,
  })
  return assetBalance(asset, chain.family, user === null ? null : query)
}

/** Reads balances of one account on one network in base units, in request order; null for an asset that the server does not know. */
const askThrough = (api: Api) => async (body: BodyOf<'/swap_auxiliary_api/v1/query_balances'>) =>
  (await api.post('/swap_auxiliary_api/v1/query_balances', { body, timeoutMs: 20_000 })).data

/** Assets per request. */
const BATCH = 10

/** Creates the reader of an account’s balances in base units; requests within one tick are batched. Null when the server does not know the asset. */
export function createAssetBalances(ask: ReturnType<typeof askThrough>, soon?: (work: () => void) => void) {
  const join = createBatcher<TokenRow, ReadonlyMap<string, string | null>>(BATCH, soon)
  return async (user: string, network: string, asset: TokenRow): Promise<string | null> => {
    const found = await join(`${user} ${network}`, asset, async (assets) => {
      const tokens = assets.map(({ symbol: name, address, decimals }) => ({ name, address, decimals }))
      const { balances } = await ask({ user, chain_name: network, tokens, version: '3' })
      return new Map(assets.map(({ asset_id }, i) => [asset_id, balances[i]?.balance ?? null]))
    })
    return found.get(asset.asset_id) ?? null
  }
}
export type AssetBalances = ReturnType<typeof createAssetBalances>

interface AssetBalance {
  readonly cell: BalanceCell
  /** USD value; null without an amount. */
  readonly usd: UsdView | null
}

interface UnitsAnswer {
  /** Base units; null when the network does not know the asset. */
  readonly data: string | null | undefined
  readonly isError: boolean
}

const dash = (kind: Exclude<BalanceCell['kind'], 'ok'>): AssetBalance => ({ cell: { kind }, usd: null })

/** Cell at the end of an asset's row. `answer` is null without a wallet: then nothing is requested (spec §5). */
export function assetBalance(asset: TokenRow, family: ChainRow['family'], answer: UnitsAnswer | null): AssetBalance {
  if (!answer) return dash('none')
  const { data, isError } = answer
  if (data === undefined) return dash(isError ? 'failed' : 'loading')
  if (data === null) return dash('absent')
  if (!/^\d+$/.test(data)) return dash('failed')
  const amount = BigInt(data)
  const { decimals, usd_price: price, usd_price_stale: stale } = asset
  return {
    cell: { kind: 'ok', text: displayBalance(amount, decimals, family) },
    usd: usdView(price === null ? null : formatUnits(usdValue(amount, decimals, parseUsd(price)), USD_DECIMALS), stale),
  }
}
