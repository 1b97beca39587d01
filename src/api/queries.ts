import { queryOptions } from '@tanstack/react-query'
import { batches } from '#core/async.ts'
import { isRetriable } from '#core/errors.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import { BALANCE_BATCH, type Api, type BalanceView, type QuotesSoFar } from './calls.ts'

const MINUTE = 60_000
/** A quote is replaced this long before it expires, so that the visible one can still be ordered. */
const REQUOTE_EARLY_MS = 6000
const REQUOTE_AT_LEAST_MS = 4000

const RECOVER_MS = 10_000
/** Delay in milliseconds before a retriable failure is fetched again, without a tap on Retry; false for a permanent one. */
export const recoversIn = (error: Error | null): number | false => (error && isRetriable(error) ? RECOVER_MS : false)

const catalogueTimes = { staleTime: 5 * MINUTE, gcTime: 60 * MINUTE }

export const chainsQuery = (api: Api) =>
  queryOptions({ queryKey: ['chains'], queryFn: ({ signal }) => api.chains(signal), ...catalogueTimes })
export const tokensQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tokens'],
    queryFn: ({ signal }) => api.tokens(signal),
    ...catalogueTimes,
    refetchInterval: ({ state }) => recoversIn(state.error) || 5 * MINUTE,
  })
export const appConfigQuery = (api: Api) =>
  queryOptions({ queryKey: ['app-config'], queryFn: ({ signal }) => api.appConfig(signal), ...catalogueTimes })
export const policyQuery = (api: Api) =>
  queryOptions({ queryKey: ['policy'], queryFn: ({ signal }) => api.policy(signal), ...catalogueTimes })

export const exchangesQuery = (api: Api) =>
  queryOptions({ queryKey: ['exchanges'], queryFn: ({ signal }) => api.exchanges(signal), ...catalogueTimes })

/** Spec §8: a failed lookup is logged and counts as unrestricted, so it is not retried. */
async function country(api: Api, signal: AbortSignal): Promise<string> {
  try {
    return await api.countryCode(signal)
  } catch (error) {
    if (!signal.aborted) console.warn('The country of this visit is unknown.', error)
    throw error
  }
}
export const countryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['country'],
    queryFn: ({ signal }) => country(api, signal),
    staleTime: 10 * MINUTE,
    retry: false,
  })

export const balancesQuery = (api: Api, user: string, chainIds: readonly number[], token: string) =>
  queryOptions({
    queryKey: ['balances', user, token, ...chainIds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        batches(chainIds, BALANCE_BATCH).map((batch) => api.balances(user, batch, token, signal)),
      )
      return Object.assign({}, ...answers) as Record<string, BalanceView>
    },
    staleTime: 10_000,
  })

/** Milliseconds until the quote is fetched again. */
export const requoteIn = (expiresAt: string, now: number): number =>
  Math.max(REQUOTE_AT_LEAST_MS, Date.parse(expiresAt) - now - REQUOTE_EARLY_MS)

export const quotesQuery = (api: Pick<Api, 'quotes'>, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quotes', request],
    queryFn: ({ signal, client, queryKey }): Promise<QuotesSoFar> => {
      const before = client.getQueryData<QuotesSoFar>(queryKey)
      // Valid quotes are replaced once all have arrived: part of the new ones would change the best one twice.
      return api.quotes(request, signal, (part) => {
        if (part.quotes[0] && !before?.quotes.some(({ expires_at }) => Date.parse(expires_at) > Date.now()))
          client.setQueryData(queryKey, part)
      })
    },
    staleTime: 0,
    gcTime: MINUTE,
    retry: 1,
    refetchInterval: (query) => {
      // The earliest one: any of them may be the chosen one.
      const [ends] = query.state.data?.quotes.map(({ expires_at }) => expires_at).sort() ?? []
      return ends ? requoteIn(ends, Date.now()) : 10_000
    },
  })
