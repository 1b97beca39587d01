import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import type { OrderDetail, Payment } from '#core/wire/order.ts'
import type { Api } from './calls.ts'
import { readOrder } from './orderCalls.ts'

const neverRetry = new Set([400, 401, 403, 404])
export const orderQuery = (api: Api, id: string, token: string | null, live: boolean) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => readOrder(api, id, token, signal),
    retry: (count, error) => count < 3 && !isRefusal(error),
    // The stream reports changes; this slow poll covers a stream that went silent.
    refetchInterval: ({ state }) => {
      if (isOver(state.data?.status)) return false
      if (isRefusal(state.error)) return askAgainIn(state.errorUpdateCount)
      // No event reports a payment that waits in a mempool.
      return !live ? 2500 : isUnpaidAddress(state.data) ? 6000 : 15_000
    },
  })

const isRefusal = (error: Error | null): boolean => error instanceof AppError && neverRetry.has(error.status)

const MOST_REFUSALS = 40
/** Polls an order opened by link, which may appear once its deposit is seen, and gives up after ten minutes. Milliseconds. */
export const askAgainIn = (refusals: number): number | false =>
  refusals < MOST_REFUSALS ? Math.min(15_000, 2500 * 2 ** Math.max(0, refusals - 1)) : false

const isUnpaidAddress = (order: OrderDetail | undefined): boolean =>
  order?.status === 'created' && order.steps.some(({ kind }) => kind === 'pay_address')

const over = new Set(['settled', 'refunded', 'failed'])
const isOver = (status: string | undefined): boolean => status !== undefined && over.has(status)

const POLL_PAYMENT_MS = 5000

/** Orders of a payment request, read again until `isOver`; not while the page is hidden. */
export const paymentQuery = (api: Api, id: string, isOver: (payment: Payment) => boolean) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: async ({ signal }) => (await api.get('/bridge_api/v1/payments/:id', { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_PAYMENT_MS),
  })

export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => (await api.get('/bridge_api/v1/search', { query: { q: text }, signal })).data,
    enabled: text !== '',
    retry: false,
  })
