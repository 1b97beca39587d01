import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { swapQuotesQuery, swapTokensQuery } from '#src/api/swapQueries.ts'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { takesSwap, tokenWanted } from '#src/features/shared/plans.ts'
import { useSwapNetworks } from '#src/features/shared/useSwapNetworks.ts'
import { useServices } from '#src/services.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { refusalText } from '../model/swapView.ts'
import { namedToken } from '../model/tokenRows.ts'
import { reserveQuery } from '../quote/useSwap.ts'
import { totalAfter } from './twoSteps.ts'
import { refusalOf } from './useTwoStep.ts'

/**
 * Swap of what the form's bridge pays out, where the surface permits swaps and its destination has them.
 */
export function useSwapAfter({ form, to, selection, quote, stale }: Bridge) {
  const { api } = useServices()
  const online = useOnline()
  const networks = useSwapNetworks()
  const isServed = selection !== null && takesSwap(form) && networks.includes(selection.toAsset.chain_id)
  const tokens = useQuery({ ...swapTokensQuery(api, to?.chain_id ?? 0), enabled: isServed })
  const via = selection?.toAsset ?? null
  const choices = tokens.data?.filter(({ asset_id }) => asset_id !== via?.asset_id) ?? []
  const named = isServed ? tokenWanted(form.swapTo, to?.chain_id) : null
  const wanted = named === null ? null : namedToken(choices, named)

  const units = useSpendable(to, via?.asset_id ?? null, quote ? BigInt(quote.min_receive_amount) : null)
  const amount = String(units ?? 0n)
  const swaps = useQuery({
    ...swapQuotesQuery(api, { from_asset: via?.asset_id ?? '', to_asset: wanted?.asset_id ?? '', amount }),
    enabled: online && wanted !== null && units !== null,
    placeholderData: keepPreviousData,
  })
  const best = swaps.data?.quotes[0]
  const swap =
    quote && best?.from_asset === via?.asset_id && best?.to_asset === wanted?.asset_id ? (best ?? null) : null
  const source = tokens.data?.find(({ asset_id }) => asset_id === via?.asset_id) ?? null
  return {
    isServed,
    via,
    /** The form names a token; it is unknown while the list loads, and where that failed. */
    isWished: named !== null,
    wanted,
    /** The form names a token that can't be received there. */
    isUnknown: named !== null && tokens.data !== undefined && wanted === null,
    /** Tokens of the destination that the swap can bring. */
    tokens: choices,
    list: { isLoading: tokens.isPending, error: tokens.data ? null : tokens.error, retry: () => void tokens.refetch() },
    swap,
    total: quote && swap ? totalAfter(quote, swap) : null,
    isStale: stale || swaps.isPlaceholderData,
    /** Why there is no quote of the swap; null while there is one, or while it loads. */
    refusal:
      wanted && quote && !swap ? refusalOf(swaps, (reason) => refusalText(reason, { from: source, to: wanted })) : null,
  }
}

/** Base units of an arriving amount that a swap can spend: some of a coin that also pays the fees stays. Null while unknown. */
export function useSpendable(chain: ChainRow | null, asset: string | null, units: bigint | null): bigint | null {
  const isNativeCoin = asset !== null && isNative(asset as AssetId)
  const reserve = useQuery({ ...reserveQuery(chain), enabled: isNativeCoin && chain !== null })
  if (units === null || (isNativeCoin && reserve.isPending)) return null
  const kept = reserve.data?.asset === asset ? reserve.data.amount : 0n
  // An amount that is nothing but fees is the form's to refuse.
  return units > 2n * kept ? units - kept : units
}
