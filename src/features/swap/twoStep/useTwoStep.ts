import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { reasonOf } from '#core/errors.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { SwapQuote } from '#core/wire/swap.ts'
import { chainsQuery, quotesQuery, tokensQuery } from '#src/api/queries.ts'
import { swapQuotesQuery } from '#src/api/swapQueries.ts'
import { refusalText as bridgeRefusalText } from '#src/features/bridge/model/refusalText.ts'
import { type Selection, selectionOf, emptyForm } from '#src/features/shared/form.ts'
import { useServices } from '#src/services.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { useDebounced } from '#src/ui/timing.ts'
import { problemText } from '../model/swapTexts.ts'
import { refusalText } from '../model/swapView.ts'
import type { SwapForm } from '../quote/useSwap.ts'
import { byReceived, totalOf, type TwoStepTotal, viaAssets } from './twoSteps.ts'

/** One way to the destination: a swap for an asset, then a bridge of it. */
export interface TwoStepRoute {
  readonly via: TokenRow
  readonly toAsset: TokenRow
  readonly isChosen: boolean
  readonly first: SwapQuote | null
  /** Quote for the minimum that the swap brings; of the last one while the next is on its way. */
  readonly quote: Quote | null
  readonly total: TwoStepTotal | null
  readonly isStale: boolean
  /** Why there is no quote; null while there is one, or while it loads. */
  readonly refusal: string | null
}

/** Routes from the form's token to another network, by a swap and a bridge; null without such a wish. */
export function useTwoStep(swap: SwapForm) {
  const { api, form: bridgeForm, link } = useServices()
  const { form, from, to, chain, account } = swap
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const online = useOnline()
  const catalogue = useMemo(
    () => (chains.data && tokens.data ? { ...chains.data, tokens: tokens.data.list } : null),
    [chains.data, tokens.data],
  )
  const target = catalogue?.list.find(({ chain_id }) => chain_id === form.bridge) ?? null
  const selections = useMemo((): readonly Selection[] => {
    if (!catalogue || !target || !chain || !from) return []
    const pair = { from: chain.chain_id, to: target.chain_id }
    return viaAssets(catalogue, pair, from.asset_id).flatMap((via) => {
      const wish = { ...emptyForm, fromChainId: pair.from, toChainId: pair.to, token: via.symbol }
      const found = selectionOf(catalogue, wish)
      return found?.fromAsset === via ? [found] : []
    })
  }, [catalogue, target, chain, from])

  const asked = useDebounced(swap.view.asked === null ? '' : String(swap.view.asked))
  const isChosen = ({ fromAsset }: Selection): boolean => fromAsset.asset_id === to?.asset_id
  const swaps = useQueries({
    queries: selections.map((selection) => ({
      ...swapQuotesQuery(api, {
        from_asset: from?.asset_id ?? '',
        to_asset: selection.fromAsset.asset_id,
        amount: asked,
        ...(form.slippage !== null && { slippage_bps: form.slippage }),
        ...(account && { from_address: account.address }),
      }),
      // The form asks for the chosen one, and only that can be for an exact amount to receive.
      enabled: online && asked !== '' && form.exact === 'send' && !isChosen(selection),
      placeholderData: keepPreviousData,
    })),
  })
  const firsts = selections.map((selection, index): SwapQuote | null => {
    if (isChosen(selection)) return swap.quote
    const query = swaps[index]
    const best = form.exact === 'send' && asked !== '' ? query?.data?.quotes[0] : undefined
    return best?.to_asset === selection.fromAsset.asset_id ? best : null
  })
  const bridges = useQueries({
    queries: selections.map(({ fromAsset, toAsset }, index) => ({
      ...quotesQuery(api, {
        from_asset: fromAsset.asset_id,
        to_asset: toAsset.asset_id,
        amount: firsts[index]?.min_receive_amount ?? '0',
        ...(account && { from_address: account.address }),
      }),
      enabled: online && Boolean(firsts[index]),
      placeholderData: keepPreviousData,
    })),
  })
  const unconfirmed = useStore(link, ({ unconfirmed: recipient }) => recipient)
  if (form.bridge === null || (catalogue && !target)) return null

  const tokenOf = (via: TokenRow) => swap.tokens.find(({ asset_id }) => asset_id === via.asset_id) ?? null
  const routes = selections.map((selection, index): TwoStepRoute => {
    const { fromAsset: via, toAsset } = selection
    const [first, swapped, bridged] = [firsts[index] ?? null, swaps[index], bridges[index]]
    const best = bridged?.data?.quotes[0]
    const quote = first && best?.from_asset === via.asset_id && best.to_asset === toAsset.asset_id ? best : null
    const chosen = isChosen(selection)
    const swapRefusal = chosen
      ? problemOf(swap)
      : refusalOf(swapped, (reason) => refusalText(reason, { from, to: tokenOf(via) }))
    const bridgeRefusal =
      first && !quote
        ? refusalOf(bridged, (reason) => bridgeRefusalText(reason, { from: chain, to: target, selection }))
        : null
    return {
      via,
      toAsset,
      isChosen: chosen,
      first,
      quote,
      total: first && quote ? totalOf(first, quote) : null,
      isStale: Boolean(bridged?.isPlaceholderData || swapped?.isPlaceholderData || (chosen && swap.isStale)),
      refusal: first ? bridgeRefusal : swapRefusal,
    }
  })
  const chosen = routes.find((route) => route.isChosen) ?? null
  const { recipient, toChainId, exchangeId } = bridgeForm.getState()
  const isOwn = toChainId !== form.bridge || exchangeId !== null || recipient === unconfirmed
  return {
    target,
    isLoading: catalogue === null,
    routes: byReceived(routes),
    chosen,
    /** True if both quotes are for the form's amount. */
    isReady: chosen?.total != null && !chosen.isStale,
    /** Empty for the own wallet; an address that only a link has set is left out. */
    recipient: isOwn ? '' : recipient,
  }
}

export type TwoStep = NonNullable<ReturnType<typeof useTwoStep>> & { readonly target: ChainRow | null }

interface Answer {
  readonly data?: { readonly quotes: readonly unknown[]; readonly reasons: readonly Reason[] } | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
}
type Reason = Parameters<typeof refusalText>[0]

/** Says why a query brought no quote; null while it loads. */
export function refusalOf(query: Answer | undefined, textOf: (reason: Reason) => string): string | null {
  if (!query || query.isPlaceholderData) return null
  const { data, error } = query
  if (!data) return error ? problemText(reasonOf(error), error.message) : null
  if (data.quotes.length > 0) return null
  const reason = data.reasons.find((one) => one.reason !== 'no_route') ?? data.reasons[0]
  return reason ? textOf(reason) : null
}

/** The form itself names what is wrong with its amount. */
const problemOf = ({ view, quote }: SwapForm): string | null =>
  quote === null && view.asked !== null ? (view.problem?.cause ?? null) : null
