import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { appConfigQuery, exchangesQuery } from '#src/api/queries.ts'
import { useServices } from '#src/services.ts'
import type { Bridge } from '#src/features/bridge/state/useBridge.ts'
import { type ExchangeOffer, exchangeOffers, exchangeTabBlocked } from '#src/features/bridge/exchange/offer.ts'

export interface ExchangeChoices {
  /** Why the Exchange tab is disabled. */
  readonly blocked: ReturnType<typeof exchangeTabBlocked> | 'loading'
  readonly state: 'loading' | 'failed' | 'ready'
  readonly offers: readonly ExchangeOffer[]
  retry(): void
}

/** Exchanges that accept the sent asset; fetched only for a destination list. */
export function useExchangeOffers(
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
