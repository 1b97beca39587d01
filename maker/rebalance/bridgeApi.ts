import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError, reasonOf } from '#core/errors.ts'
import { type OrderCreated, orderCreated, type OrderRequest } from '#core/wire/order.ts'
import { type QuoteRequest, type QuotesData, quotesData } from '#core/wire/quote.ts'
import { readJson } from '#runtime/outbound.ts'

/** The bridge's own API, as any client calls it. Its answers are checked like a visitor's before anything is signed. */
export interface BridgeApi {
  quotes(request: QuoteRequest): Promise<QuotesData>
  /** Creates an order from a quote. */
  order(request: OrderRequest): Promise<OrderCreated>
}

/** Longer than the server's own deadlines for quotes and orders. */
const TIMEOUT_MS = 20_000
const BASE = '/api/bridge_api/v1'

/** Sends a body to a path of the API and returns the parsed JSON of its answer. */
export type PostJson = (path: string, body: unknown, headers: Readonly<Record<string, string>>) => Promise<unknown>

/** @throws AppError `bridge_api_failed` (retriable) */
export function createBridgeApi(post: PostJson): BridgeApi {
  const call = async <T>(path: string, body: unknown, form: z.ZodType<T>, headers = {}): Promise<T> => {
    try {
      return z.object({ data: form }).parse(await post(`${BASE}${path}`, body, headers)).data
    } catch (cause) {
      const why = cause instanceof AppError ? cause.message : 'its answer is not valid'
      throw new AppError('bridge_api_failed', `The bridge’s API doesn’t answer ${path}: ${why} (${reasonOf(cause)})`, {
        retriable: true,
        cause,
      })
    }
  }
  return {
    quotes: (request) => call('/quotes', request, quotesData),
    order: (request) => call('/orders', request, orderCreated, { 'idempotency-key': randomUUID() }),
  }
}

/** Posts to the API at an address. */
export const postTo =
  (server: string): PostJson =>
  (path, body, headers) => {
    const url = new URL(server + path)
    const limits = { origins: [url.origin], timeoutMs: TIMEOUT_MS }
    return readJson(url, headers, limits, AbortSignal.timeout(TIMEOUT_MS), body)
  }
