import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { reasonOf } from '#core/errors.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { SwapQuote, SwapQuotesData, SwapToken } from '#core/wire/swap.ts'
import { chainsQuery } from '#src/api/queries.ts'
import {
  noNetwork,
  swapBalancesQuery,
  swapChainsQuery,
  swapQuotesQuery,
  swapTokensQuery,
} from '#src/api/swapQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import type { Balance } from '#src/features/bridge/model/balance.ts'
import { usePersistentStore, useServices, useWallets } from '#src/services.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { useDebounced } from '#src/ui/timing.ts'
import { createSwapStore } from '../model/swapStore.ts'
import { allTokens, defaultPair } from '../model/tokenRows.ts'
import { parseAmount, type SwapInput, type SwapQuoteState, swapView } from '../model/swapView.ts'

/** Networks on which swaps are served. */
function useSwapChains(): { readonly list: readonly ChainRow[]; readonly state: 'loading' | 'failed' | 'ready' } {
  const { api } = useServices()
  const rows = useQuery(chainsQuery(api))
  const served = useQuery(swapChainsQuery(api))
  const failures = [useSteadyError(rows), useSteadyError(served)]
  const list = useMemo(
    () =>
      rows.data && served.data
        ? rows.data.list.filter(
            ({ chain_id, disabled }) => !disabled && served.data.some((one) => one.chain_id === chain_id),
          )
        : [],
    [rows.data, served.data],
  )
  return { list, state: rows.data && served.data ? 'ready' : failures.some(Boolean) ? 'failed' : 'loading' }
}

/** Token that pays network fees, and its base units that are left for them; null while they are unknown. */
function useReserve(chain: ChainRow | null, isConnected: boolean): SwapInput['reserve'] {
  return useQuery({ ...reserveQuery(chain), enabled: isConnected && chain !== null }).data ?? null
}

/** Coins that fees of a swap on a network need. */
export const reserveQuery = (chain: ChainRow | null) =>
  queryOptions({
    queryKey: ['swap-reserve', chain?.chain_id],
    queryFn: async ({ signal }) =>
      chain ? (await import('#src/wallets/reserve.ts')).swapReserve(chain, signal) : null,
    staleTime: 30_000,
    // bigint is not JSON; comparing the values is enough.
    structuralSharing: false,
  })

/** State of the swap page and its review as one value. */
export function useSwap() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const store = usePersistentStore(createSwapStore)
  const form = useStore(store)
  const online = useOnline()
  const accounts = useWallets((state) => state.accounts)
  const awaited = useWallets((state) => state.awaited)
  const chains = useSwapChains()
  const chain = chains.list.find(({ chain_id }) => chain_id === form.chainId) ?? chains.list[0] ?? null
  const chainId = chain?.chain_id ?? 0
  const listed = useQuery({ ...swapTokensQuery(api, chainId), enabled: chain !== null })
  const tokensError = useSteadyError(listed)
  const tokens = useMemo(
    () => (listed.data ? allTokens(listed.data, form.imported, chainId) : []),
    [listed.data, form.imported, chainId],
  )
  const byId = (id: string | null): SwapToken | null => tokens.find(({ asset_id }) => asset_id === id) ?? null
  const [from, to] = [byId(form.from), byId(form.to)]

  const isKnown = from !== null && to !== null

  // A network without a remembered pair, or whose tokens are gone, starts with the default one.
  useEffect(() => {
    if (!chain || tokens.length === 0) return
    const { chooseChain, choosePair } = store.getState()
    if (form.chainId !== chain.chain_id) return chooseChain(chain.chain_id)
    const pair = defaultPair(tokens)
    if (pair && !isKnown && !form.hasEmptySide) choosePair(pair[0].asset_id, pair[1].asset_id)
  }, [chain, tokens, store, isKnown, form.chainId, form.hasEmptySide])

  const account = (chain && accounts[chain.family]) ?? null
  const native = tokens.find(({ asset_id }) => isNative(asset_id as AssetId)) ?? null
  const asked = [...new Set([native, from, to].filter((token) => token !== null))]
  const balances = useQuery({
    ...swapBalancesQuery(api, account?.address ?? '', chain ?? noNetwork, asked),
    enabled: account !== null && chain !== null && asked.length > 0,
    placeholderData: keepPreviousData,
  })
  const balanceOf = (token: SwapToken | null): Balance => {
    if (!account || !token) return { kind: 'unknown' }
    const amount = balances.data?.get(token.asset_id)
    if (amount === undefined) return { kind: balances.isError ? 'failed' : 'loading' }
    return amount === null ? { kind: 'failed' } : { kind: 'ok', amount }
  }
  const reserve = useReserve(chain, account !== null)

  const typed = useDebounced(form.amount)
  const isTyping = typed !== form.amount
  const amount = parseAmount({ from, to, exact: form.exact, amountText: typed })
  const isWanted = from !== null && to !== null && typeof amount === 'bigint'
  const quotes = useQuery({
    ...swapQuotesQuery(api, {
      from_asset: from?.asset_id ?? '',
      to_asset: to?.asset_id ?? '',
      amount: String(amount),
      ...(form.exact === 'receive' && { exact: form.exact }),
      ...(form.slippage !== null && { slippage_bps: form.slippage }),
      ...(account && { from_address: account.address }),
    }),
    // Until the typed text has settled, it may be of the other side.
    enabled: isWanted && online && !isTyping,
    placeholderData: keepPreviousData,
  })
  const latest = quoteState(quotes, { isWanted, isTyping, exact: form.exact, provider: form.provider })
  const isExpired = useExpired(latest.kind === 'ok' ? latest.quote : null)
  const quote: SwapQuoteState =
    latest.kind !== 'ok' ? latest : isExpired && quotes.error ? failed(quotes.error) : { ...latest, isExpired }

  const lists =
    chains.state !== 'ready'
      ? chains.state
      : !chain
        ? 'none'
        : listed.data
          ? listed.data.length < 2
            ? 'none'
            : 'ready'
          : tokensError
            ? 'failed'
            : 'loading'
  const view = swapView({
    lists,
    chain,
    from,
    to,
    amountText: form.amount,
    exact: form.exact,
    isMisread: form.parseError !== null,
    account,
    awaited,
    balances: { send: balanceOf(from), receive: balanceOf(to) },
    nativeBalance: balanceOf(native),
    reserve,
    quote,
    online,
  })
  return {
    store,
    form,
    chains: chains.list,
    isServed: chains.state !== 'ready' || chains.list.length > 0,
    chain,
    tokens,
    from,
    to,
    account,
    view,
    quote: quote.kind === 'ok' ? quote.quote : null,
    /** Every quote and refusal for the current form, best quote first. */
    quotes: quote.kind === 'ok' ? quotes.data : undefined,
    /** Epoch ms of the next refresh; null without a quote. */
    refreshAt: quote.kind === 'ok' ? (quotes.data?.refreshAt ?? null) : null,
    isFetching: quotes.isFetching,
    /** The displayed figures belong to an earlier amount, pair or quote. */
    isStale: quotes.isPlaceholderData || isTyping || isExpired,
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['swap-quotes'] }),
    reload: () => void queryClient.invalidateQueries(),
  }
}

export type SwapForm = ReturnType<typeof useSwap>

interface QuotesQuery {
  readonly data: SwapQuotesData | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
}

interface Wanted {
  readonly isWanted: boolean
  readonly isTyping: boolean
  readonly exact: SwapQuote['exact']
  readonly provider: string | null
}

/** State of the quotes for the form; an answer for another amount or side is never shown. */
export function quoteState(query: QuotesQuery, { isWanted, isTyping, exact, provider }: Wanted): SwapQuoteState {
  if (!isWanted) return { kind: 'idle' }
  if (isTyping || query.isPlaceholderData) return { kind: 'loading' }
  const fitting = query.data?.quotes.filter((quote) => quote.exact === exact) ?? []
  const best = fitting.find((quote) => quote.provider === provider) ?? fitting[0]
  if (best) return { kind: 'ok', quote: best, isExpired: false }
  if (query.data) return { kind: 'refused', reasons: query.data.reasons }
  return query.error ? failed(query.error) : { kind: 'loading' }
}

const failed = (error: Error): SwapQuoteState => ({ kind: 'failed', reason: reasonOf(error), message: error.message })

/** Turns true when the quote expires and there is no newer one. */
function useExpired(quote: SwapQuote | null): boolean {
  const [expiredId, setExpiredId] = useState<string | null>(null)
  useEffect(() => {
    if (!quote) return
    const timer = setTimeout(() => setExpiredId(quote.quote_id), Math.max(0, Date.parse(quote.expires_at) - Date.now()))
    return () => clearTimeout(timer)
  }, [quote])
  return quote !== null && expiredId === quote.quote_id
}
