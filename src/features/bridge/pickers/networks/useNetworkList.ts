import { useMemo, useState } from 'react'
import { useWallets, useServices } from '#src/services.ts'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { type ExchangeOffer, exchangeOffers, exchangeTabBlocked } from '#src/features/bridge/exchange/offer.ts'
import { exchangeNetworkRows, networkRows, popularOf, whyBlocked } from './networkRows.ts'
import { firstTab, type NetworkTab, testnetFlag } from './networkTabs.ts'
import { exchangeOptionsOf, networkOption } from './pickerOptions.ts'
import { useBalanceLoader } from './useRowBalance.ts'
import { useQuery } from '@tanstack/react-query'
import { appConfigQuery, exchangesQuery } from '#src/api/queries.ts'

/** Content of the network list: sources, destinations or exchanges, or the chosen exchange's networks. */
export function useNetworkList(side: 'from' | 'to', bridge: Bridge, catalogue: NonNullable<Bridge['catalogue']>) {
  const { form, from } = bridge
  const walletChainId = useWallets((state) => (from && state.accounts[from.family]?.chainId) ?? null)
  const testnet = testnetFlag(catalogue.list, walletChainId, form.fromChainId)
  const [wantedTab, showTab] = useState(() => firstTab(side, testnet, form.exchangeId))
  const [search, setSearch] = useState('')
  const [exchangeId, setExchangeId] = useState<number | null>(null)
  const exchanges: ExchangeChoices = useExchangeOffers(bridge, catalogue, side === 'to')
  const tab =
    wantedTab === 'exchange' && exchanges.blocked !== null && exchanges.blocked !== 'loading' ? 'network' : wantedTab
  const offer: ExchangeOffer | null = exchanges.offers.find(({ exchange }) => exchange.id === exchangeId) ?? null
  const load = useBalanceLoader()

  const rows = useMemo(
    () =>
      offer
        ? exchangeNetworkRows(offer.networks, search)
        : networkRows(catalogue.list, {
            mode: side,
            tab,
            search,
            testnet,
            blocked: whyBlocked(side, catalogue, form.fromChainId),
          }),
    [offer, catalogue, tab, search, testnet, side, form.fromChainId],
  )
  const options = useMemo(() => {
    const context = { token: form.token, fromName: from?.alias_name ?? '', load }
    const networks = rows.map((row) => networkOption(row, context))
    if (tab === 'exchange' && !offer)
      return { rows: [...exchangeOptionsOf(exchanges.offers, form.token, search), ...networks], chips: [] }
    // A destination search also finds exchanges when their tab is enabled.
    const found =
      side === 'to' && !offer && search.trim() !== '' && exchanges.blocked === null
        ? exchangeOptionsOf(exchanges.offers, form.token, search, true)
        : []
    return {
      rows: [...networks, ...found],
      chips: popularOf(rows, offer ? 'network' : tab, search).map((row) => networkOption(row, context)),
    }
  }, [tab, offer, side, exchanges, form.token, search, rows, from, load])

  const beginAnew = (id: number | null): void => {
    setExchangeId(id)
    setSearch('')
  }
  return {
    ...options,
    tab,
    showTab: (next: NetworkTab) => showTab(next),
    search,
    setSearch,
    exchanges,
    /** Exchange whose networks are listed. */
    offer,
    openExchange: (id: number) => beginAnew(id),
    leaveExchange: () => beginAnew(null),
  }
}

export type NetworkListState = ReturnType<typeof useNetworkList>

interface ExchangeChoices {
  /** Why the Exchange tab is disabled. */
  readonly blocked: ReturnType<typeof exchangeTabBlocked> | 'loading'
  readonly state: 'loading' | 'failed' | 'ready'
  readonly offers: readonly ExchangeOffer[]
  retry(): void
}

/** Exchanges that accept the sent asset; fetched only for a destination list. */
function useExchangeOffers(
  bridge: Bridge,
  catalogue: NonNullable<Bridge['catalogue']>,
  wanted: boolean,
): ExchangeChoices {
  const { api } = useServices()
  const { fromChainId, token } = bridge.form
  const app = useQuery({ ...appConfigQuery(api), enabled: wanted })
  const list = useQuery({ ...exchangesQuery(api), enabled: wanted })
  return useMemo(() => {
    const facts = app.data
      ? {
          chains: catalogue.list,
          routes: catalogue.routes,
          tokens: catalogue.tokens,
          places: app.data.defaults,
          fromChainId,
          token,
        }
      : null
    return {
      blocked: facts ? exchangeTabBlocked(facts) : 'loading',
      state: facts && list.data ? 'ready' : app.isError || list.isError ? 'failed' : 'loading',
      offers: facts && list.data ? exchangeOffers(list.data.list, facts) : [],
      retry: () => void Promise.all([app.refetch(), list.refetch()]),
    }
  }, [app, list, catalogue, fromChainId, token])
}
