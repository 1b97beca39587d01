import type { AppConfigData, PolicyData } from '#core/wire/config.ts'
import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'
import type { OrderCreated, OrderDetail, OrderPage, OrderRequest } from '#core/wire/order.ts'
import type { QuoteRequest, QuotesData } from '#core/wire/quote.ts'
import type { Http } from './http.ts'

interface Body<T> {
  data: T
}

export interface BalanceView {
  view_value: string
  /** 0 = ok. */
  status_code: number
  status_message: string
}

/** Spec §9: networks per multi-balance request. */
export const BALANCE_BATCH = 4

/** Every call of the API that the app makes, typed by the same schemas that the server parses with. */
export function createApi(http: Http) {
  const data = async <T>(pending: Promise<Body<T>>): Promise<T> => (await pending).data
  const bearer = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

  return {
    countryCode: async (signal?: AbortSignal) =>
      (await data(http<Body<{ country_code: string }>>('/nocore_api/v1/ip-info', { signal }))).country_code,
    chains: (signal?: AbortSignal) => data(http<Body<ChainsData>>('/bridge_api/v1/get-all-chains', { signal })),
    tokens: (signal?: AbortSignal) => data(http<Body<TokensData>>('/bridge_api/v1/all-tokens', { signal })),
    appConfig: (signal?: AbortSignal) => data(http<Body<AppConfigData>>('/config/app', { signal })),
    policy: (signal?: AbortSignal) => data(http<Body<PolicyData>>('/config/policy', { signal })),
    /** At most `BALANCE_BATCH` networks. */
    balances: (user: string, chainIds: readonly number[], token: string, signal?: AbortSignal) =>
      data(
        http<Body<Record<string, BalanceView>>>('/balance_api/v1/multi-balance', {
          query: { user_address: user, chain_ids: chainIds.join(','), token_name: token },
          signal,
        }),
      ),
    quotes: (request: QuoteRequest, signal?: AbortSignal) =>
      data(http<Body<QuotesData>>('/bridge_api/v1/quotes', { method: 'POST', body: request, signal, timeoutMs: 20_000 })),
    createOrder: (request: OrderRequest, idempotencyKey: string) =>
      data(http<Body<OrderCreated>>('/bridge_api/v1/orders', { method: 'POST', body: request, headers: { 'idempotency-key': idempotencyKey } })),
    order: (id: string, token: string | null, signal?: AbortSignal) =>
      data(http<Body<OrderDetail>>(`/bridge_api/v1/orders/${encodeURIComponent(id)}`, { headers: bearer(token), signal })),
    depositHint: (id: string, txHash: string, token: string | null) =>
      http<Body<unknown>>(`/bridge_api/v1/orders/${encodeURIComponent(id)}/deposit`, { method: 'POST', body: { tx_hash: txHash }, headers: bearer(token) }),
    history: (user: string, cursor: string | null, signal?: AbortSignal) =>
      data(http<Body<OrderPage>>(`/bridge_api/v1/${encodeURIComponent(user)}/orders`, { query: { limit: 20, cursor: cursor ?? undefined }, signal })),
    /** A claim that grants nothing: the wallet is not asked to sign for it. */
    connected: (address: string, walletName: string, agent: string) =>
      http<unknown>('/config/user-action', {
        method: 'POST',
        success: 200,
        body: { user_address: address, action: 'Connect', sign: '', agent: agent.slice(0, 400), wallet_name: walletName.slice(0, 100) },
      }),
    search: (text: string, signal?: AbortSignal) => data(http<Body<OrderPage>>('/bridge_api/v1/search', { query: { q: text }, signal })),
  }
}

export type Api = ReturnType<typeof createApi>
