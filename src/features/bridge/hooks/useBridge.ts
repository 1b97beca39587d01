import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { reasonOf } from '#core/errors.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { Quote, QuotesData } from '#core/wire/quote.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import { balancesQuery, chainsQuery, quotesQuery, tokensQuery } from '#src/api/queries.ts'
import { sendsExternalSteps } from '#src/api/sendable.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useServices, useWallets } from '#src/services.ts'
import { useDebounced } from '#src/ui/timing.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { useExchange } from '../exchange/useExchange.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { type Balance, readBalance } from '../model/balance.ts'
import { type RouteRow, selectionOf } from '#src/features/shared/form.ts'
import { ensureRefusalMessages } from '../model/refusalText.ts'
import { placeAt, resolveRecipient } from '../model/recipient.ts'
import { bridgeView, parseAmount, type QuoteState } from '../model/viewModel.ts'

function useBalance(
  user: string | null,
  chain: ChainRow | null,
  asset: Pick<TokenRow, 'symbol' | 'decimals'> | null,
): Balance {
  const { symbol, decimals } = asset ?? {}
  const { api } = useServices()
  const enabled = user !== null && chain !== null && symbol !== undefined
  const query = useQuery({ ...balancesQuery(api, user ?? '', [chain?.chain_id ?? 0], symbol ?? ''), enabled })
  return useMemo(() => {
    if (!enabled || !chain || decimals === undefined) return { kind: 'unknown' }
    if (query.data) return readBalance(query.data[String(chain.chain_id)], decimals)
    return { kind: query.isError ? 'failed' : 'loading' }
  }, [enabled, chain, query.data, query.isError, decimals])
}

/** Transaction costs count only once a wallet is connected to pay them; null while they are unknown. */
function useReserve(chain: ChainRow | null, connected: boolean): bigint | null {
  const query = useQuery({
    queryKey: ['reserve', chain?.chain_id],
    queryFn: async ({ signal }) => (chain ? (await import('#src/wallets/reserve.ts')).gasReserve(chain, signal) : 0n),
    enabled: connected && chain !== null,
    staleTime: 30_000,
    // bigint is not JSON; comparing the values is enough.
    structuralSharing: false,
  })
  return query.data ?? null
}

/** Returns the state of the bridge page and the review sheet as one value. */
export function useBridge() {
  const { api, form: store, link, notOpen } = useServices()
  const told = useMemo(
    () => ({ quotes: (...asked: Parameters<typeof api.quotes>) => ensureRefusalMessages(api.quotes(...asked)) }),
    [api],
  )
  const queryClient = useQueryClient()
  const form = useStore(store)
  const online = useOnline()
  const accounts = useWallets((state) => state.accounts)
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const failures = [useSteadyError(chains), useSteadyError(tokens)]

  const catalogue = useMemo(
    () => (chains.data && tokens.data ? { ...chains.data, tokens: tokens.data.list } : null),
    [chains.data, tokens.data],
  )
  const byId = (id: number | null): ChainRow | null => catalogue?.list.find((chain) => chain.chain_id === id) ?? null
  const from = byId(form.fromChainId)
  const to = byId(form.toChainId)
  const selection = useMemo(() => (catalogue ? selectionOf(catalogue, form) : null), [catalogue, form])

  const connected = (from && accounts[from.family]) ?? null
  const awaited = useWallets((state) => state.awaited)
  const destinationAccount = (to && accounts[to.family]) ?? null
  const ownAddress = destinationAccount?.address ?? null
  const book = useAddressBook(form.recipient !== '' || ownAddress !== null)
  const recipient = useMemo(
    () =>
      to
        ? resolveRecipient(book, placeAt(to), form.recipient, form.exchangeId === null ? ownAddress : null)
        : ({ kind: 'missing' } as const),
    [book, to, form.recipient, form.exchangeId, ownAddress],
  )
  const exchange = useExchange(form, to, selection?.toAsset.symbol ?? form.token, ownAddress)

  const nativeBalance = useBalance(connected?.address ?? null, from, from?.native_currency ?? null)
  // Without coins for the fee the wallet signs, and the maker opens the deposit.
  const gasless =
    !form.byAddress &&
    nativeBalance.kind === 'ok' &&
    nativeBalance.amount === 0n &&
    selection?.route.custody === 'escrow' &&
    selection.fromAsset.authorization !== null

  const typed = useDebounced(form.amount)
  const { exact } = form
  const isTyping = typed !== form.amount
  const amount = selection && parseAmount(typed, exact, selection)
  // Only its quotes say how much an exact payout costs.
  const inLimits =
    selection !== null &&
    amount?.kind === 'ok' &&
    (exact === 'receive' ||
      (amount.amount >= BigInt(selection.route.min) && amount.amount <= BigInt(selection.route.max)))
  const isChosen = form.byAddress && selection?.route.pays_to_address === true
  const request = {
    from_asset: selection?.fromAsset.asset_id ?? '',
    to_asset: selection?.toAsset.asset_id ?? '',
    amount: amount?.kind === 'ok' ? String(amount.amount) : '0',
    ...(exact === 'receive' && { exact }),
    ...(connected && { from_address: connected.address }),
    ...('canonical' in recipient ? { recipient: recipient.canonical } : {}),
    ...(form.exchangeId !== null && { exchange_id: form.exchangeId }),
    ...(gasless && { gasless }),
    ...(isChosen && { by_address: true }),
  }
  const { gas } = form
  const wanted =
    gas?.to === request.to_asset + request.recipient
      ? { ...request, destination_gas: gas.amount, destination_gas_optional: true }
      : request
  const quotes = useQuery({
    ...quotesQuery(told, wanted),
    // Until the typed text has settled, it may be of the other side.
    enabled: inLimits && online && !isTyping,
    placeholderData: keepPreviousData,
  })
  const latest = quoteState(quotes, inLimits, isTyping, { exact, provider: form.provider, byAddress: isChosen })
  const byAddress = isByAddress(isChosen, from, selection?.route, latest)
  const account = byAddress ? null : connected
  const balance = useBalance(account?.address ?? null, from, selection?.fromAsset ?? null)
  const reserve = useReserve(from, account !== null)

  const expired = useExpired(latest.kind === 'ok' ? latest.quote : null)
  // When a quote expired and no other could be fetched, the fetch error says more than its age.
  const quote = expired && quotes.error ? failedQuote(quotes.error) : latest

  const linked = useStore(link, (state) => state.unconfirmed)
  const view = bridgeView({
    catalogue: catalogue ? 'ready' : failures.some(Boolean) ? 'failed' : notOpen ? 'not_open' : 'loading',
    from,
    to,
    selection,
    amountText: form.amount,
    exact,
    misread: form.parseError !== null,
    account,
    byAddress,
    awaited,
    recipient,
    exchange: exchange?.kind === 'known' ? exchange.gate : (exchange?.kind ?? null),
    unconfirmed: linked !== null && linked === form.recipient,
    balance,
    nativeBalance,
    // Fees on top of the deposit are paid like the network's.
    reserve: reserve === null ? null : reserve + 2n * BigInt(latest.kind === 'ok' ? latest.quote.native_fee : 0),
    gasless,
    quote: quote.kind === 'ok' ? { ...quote, expired } : quote,
    online,
  })
  // The offer of this surface has changed since the networks were loaded.
  const outdated = view.problem?.reason === 'hidden_on_surface'
  useEffect(() => {
    if (outdated) for (const key of ['chains', 'policy']) void queryClient.invalidateQueries({ queryKey: [key] })
  }, [outdated, queryClient])

  return {
    form,
    catalogue,
    from,
    to,
    selection,
    /** Wallet that sends the deposit; null if there is none, or if any other may pay the order's address. */
    account,
    /** Connected wallet of the source's family. */
    connected,
    byAddress,
    recipient,
    exchange,
    view,
    quote: quote.kind === 'ok' ? quote.quote : null,
    /** Every quote and refusal for the current form, best quote first. */
    quotes: quote.kind === 'ok' ? quotes.data : undefined,
    /** The displayed figures belong to an earlier amount, pair or quote. */
    stale: quotes.isPlaceholderData || isTyping || expired,
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['quotes'] }),
    reload: () => void queryClient.invalidateQueries(),
  }
}

export type Bridge = ReturnType<typeof useBridge>

interface QuoteQuery {
  readonly data: QuotesData | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
}

/** State of the quotes for the form; an answer for the other exact side is never shown. */
export function quoteState(
  query: QuoteQuery,
  wanted: boolean,
  typing: boolean,
  { exact, provider: chosen, byAddress }: Pick<Bridge['form'], 'exact' | 'provider' | 'byAddress'>,
): QuoteState {
  if (!wanted) return { kind: 'idle' }
  if (typing || query.isPlaceholderData || query.data?.quotes.some((quote) => quote.exact !== exact))
    return { kind: 'loading' }
  const fitting = query.data?.quotes.filter((quote) => !byAddress || quote.pays_to_address) ?? []
  const best = fitting.find(({ provider }) => provider === chosen) ?? fitting[0]
  if (best) return { kind: 'ok', quote: best, expired: false }
  if (query.data) return { kind: 'refused', reasons: query.data.reasons }
  return query.error ? failedQuote(query.error) : { kind: 'loading' }
}

/** True if no account is needed: any wallet may pay by choice, or because no wallet of the family can. */
const isByAddress = (
  isChosen: boolean,
  from: ChainRow | null,
  route: RouteRow | undefined,
  latest: QuoteState,
): boolean =>
  from !== null &&
  route?.pays_to_address === true &&
  (isChosen ||
    (!sendsExternalSteps(from.family) && isExternal(latest.kind === 'ok' ? latest.quote.custody : route.custody)))

const failedQuote = (error: Error): QuoteState => ({ kind: 'failed', reason: reasonOf(error), message: error.message })

/** Turns true when the quote expires and there is no newer one. */
function useExpired(quote: Quote | null): boolean {
  const [expiredId, setExpiredId] = useState<string | null>(null)
  useEffect(() => {
    if (!quote) return
    const timer = setTimeout(() => setExpiredId(quote.quote_id), Math.max(0, Date.parse(quote.expires_at) - Date.now()))
    return () => clearTimeout(timer)
  }, [quote])
  return quote !== null && expiredId === quote.quote_id
}
