import {
  BaseError,
  BlockNotFoundError,
  type Client,
  createClient,
  custom,
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  TimeoutError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Transport,
} from 'viem'
import { getChainId } from 'viem/actions'
import { createEndpoint, type Endpoint, type Faults, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import type { Pool as PoolOf, Read as ReadOf } from '#chains/rpc/pool.ts'
import { createBatchFetch } from '#chains/rpc/batchFetch.ts'
import { AnswerTooLong, createHttpFetch, readJson } from '#chains/rpc/httpFetch.ts'
import { AppError } from '#core/errors.ts'

export type Pool = PoolOf<Client>
export type Read<T> = ReadOf<Client, T>

interface ConnectOptions {
  readonly url: string
  readonly chainId: number
  readonly timeoutMs: number
  readonly attempts: number
  /** True for reads of which one may hold up or break a whole batch. */
  readonly isApart?: boolean
}

/** Endpoint that must serve the network with this chain id. */
export function connect({ url, chainId, timeoutMs, attempts, isApart = false }: ConnectOptions): Endpoint<Client> {
  const label = labelOf(url)
  const connection: Client = createClient({ transport: jsonRpc(url, timeoutMs, isApart) })
  const check = async (client: Client): Promise<void> => {
    const served = await getChainId(client)
    if (served !== chainId) throw wrongChain(label, String(served), String(chainId))
  }
  return createEndpoint({ label, connection, faults, attempts, baseMs: 100, check })
}

const MOST_ANSWER_BYTES = 10 * 2 ** 20
/** Answer of a read with a bound on its gas, which pays for every byte. */
const MOST_APART_BYTES = 4 * 2 ** 20
const fetchApart = createHttpFetch(MOST_APART_BYTES)

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/**
 * Creates an HTTP transport, with batches unless each request is apart. It throws the client library's own transport errors, which
 * `faults` and `errors` classify.
 */
function jsonRpc(address: string, timeoutMs: number, isApart: boolean): Transport {
  const { url, headers } = withoutCredentials(address)
  const fetch = isApart ? fetchApart : createBatchFetch()
  let id = 0
  let moment: AbortSignal | null = null

  // Requests of one turn travel together, so that one timer serves them all.
  function deadline(): AbortSignal {
    if (moment) return moment
    setImmediate(() => {
      moment = null
    })
    return (moment = AbortSignal.timeout(timeoutMs))
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const body = { jsonrpc: '2.0', id: (id += 1), method, params }
    const failure = (response: Response | null, cause?: unknown): HttpRequestError =>
      new HttpRequestError({
        body,
        url,
        ...(response && { status: response.status, headers: response.headers, details: response.statusText }),
        ...(cause instanceof Error && { cause }),
      })
    let answer: Answer | null
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal: deadline() }
      const response = await fetch(url, init)
      answer = (await readJson(response, MOST_ANSWER_BYTES).catch((error: unknown) => {
        if (response.ok) throw error
        return null
      })) as Answer | null
      if (!response.ok && typeof answer?.error?.code !== 'number') throw failure(response)
    } catch (error) {
      if (error instanceof HttpRequestError) throw error
      if (error instanceof Error && error.name === 'TimeoutError') throw new TimeoutError({ body, url })
      throw failure(null, error)
    }
    if (answer?.error) throw new RpcRequestError({ body, error: answer.error, url })
    return answer?.result
  }
  return custom({ request }, { retryCount: 0 })
}

/** Credentials in the URL are sent as a header, because `fetch` refuses them in the URL. */
function withoutCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address)
  const headers = { 'content-type': 'application/json' }
  if (!url.username) return { url: address, headers }
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url: url.href, headers: { ...headers, authorization: `Basic ${btoa(credentials)}` } }
}

const walkTo = (error: unknown, is: (e: unknown) => boolean): boolean =>
  error instanceof BaseError && error.walk(is) !== null

const refusedStatus = new Set([400, 401, 403, 404, 405])

export const isTransportFault = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof HttpRequestError || e instanceof TimeoutError || e instanceof LimitExceededRpcError)

/** A refusal (bad key, wrong path) does not go away within a second; an overloaded or broken endpoint may recover. */
const isPassing = (error: unknown): boolean =>
  isTransportFault(error) && !walkTo(error, (e) => e instanceof HttpRequestError && refusedStatus.has(e.status ?? 0))

const unknownBlock = /unknown block|block not found|header not found|missing block|cannot find block/i

export const isMissingBlock = (error: unknown): boolean =>
  walkTo(
    error,
    (e) => e instanceof BlockNotFoundError || (e instanceof RpcRequestError && unknownBlock.test(e.details)),
  )

const isMissingTransaction = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof TransactionNotFoundError || e instanceof TransactionReceiptNotFoundError)

export const faults: Faults = { isTransport: isTransportFault, isBehind: isMissingBlock, isPassing }

/** The value, or null if the node answers that there is none. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissingBlock(error) || isMissingTransaction(error)) return null
    throw error
  }
}

/** The answer has more bytes than are read: a smaller range has fewer. */
export const isTooLong = (error: unknown): boolean =>
  error instanceof HttpRequestError && error.cause instanceof AnswerTooLong

const isLimit = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((e) => e instanceof LimitExceededRpcError) !== null

/** The node has the blocks, but the range is too large for one request. */
export function isTooMuch(error: unknown): boolean {
  // If only some nodes refuse, their answer is the cause of the disagreement.
  const said = error instanceof AppError ? error.cause : error
  return isLimit(said) || (said instanceof BaseError && !isTransportFault(said) && !isMissingBlock(said))
}
