import type { AuthorizationRequest, DepositSearch, OrderRequest } from '#core/wire/order.ts'
import type { Api } from './calls.ts'

/** Orders of one wallet per request. */
export const HISTORY_PAGE = 20

const bearer = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

export const postOrder = async (api: Api, request: OrderRequest, idempotencyKey: string) =>
  (await api.post('/bridge_api/v1/orders', { body: request, headers: { 'idempotency-key': idempotencyKey } })).data

export const readOrder = async (api: Api, id: string, token: string | null, signal?: AbortSignal) =>
  (await api.get('/bridge_api/v1/orders/:id', { params: { id }, headers: bearer(token), signal })).data

/** Server-sent events of one order; the answer is a stream. */
export const openOrderEvents = (api: Api, id: string, headers: Record<string, string>, signal: AbortSignal) =>
  api.stream('/bridge_api/v1/orders/:id/events', { id }, { headers, signal })

export const hintDeposit = (api: Api, id: string, txHash: string, token: string | null) =>
  api.post('/bridge_api/v1/orders/:id/deposit', { params: { id }, body: { tx_hash: txHash }, headers: bearer(token) })

/** Searches the deposit of a provider's order since `position`; without one the answer names that of the wallet's next transaction. */
export const searchDeposit = async (
  api: Api,
  { orderId, token }: { readonly orderId: string; readonly token: string },
  position?: NonNullable<DepositSearch['position']>,
): Promise<DepositSearch> =>
  (
    await api.post('/bridge_api/v1/orders/:id/deposit/search', {
      params: { id: orderId },
      body: position ? { position } : {},
      headers: bearer(token),
      timeoutMs: 20_000,
    })
  ).data

/** Submits the signature of a deposit that the maker opens; a repeat returns the same state. */
export const postAuthorization = async (api: Api, id: string, token: string, request: AuthorizationRequest) =>
  (
    await api.post('/bridge_api/v1/orders/:id/authorization', {
      params: { id },
      body: request,
      headers: bearer(token),
    })
  ).data

export const readAuthorization = async (api: Api, id: string, token: string, signal?: AbortSignal) =>
  (await api.get('/bridge_api/v1/orders/:id/authorization', { params: { id }, headers: bearer(token), signal })).data

export const readHistoryPage = async (api: Api, user: string, cursor: string | null, signal?: AbortSignal) =>
  (
    await api.get('/bridge_api/v1/:userId/orders', {
      params: { userId: user },
      query: { limit: HISTORY_PAGE, cursor: cursor ?? undefined },
      signal,
    })
  ).data
