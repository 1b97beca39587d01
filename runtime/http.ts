import { AppError } from '#core/errors.ts'
import { backoffMs, sleep } from './backoff.ts'
import { createBreaker, type Judge } from './breaker.ts'
import type { Clock } from './clock.ts'

export interface HttpClientOptions {
  /** For messages and metrics. */
  name: string
  /** Exact hosts (with port where it is not the scheme's own) that may be called. */
  hosts: readonly string[]
  timeoutMs: number
  /** Further tries of an idempotent call after the first. */
  retries: number
  /** Answers longer than this many bytes are refused. */
  maxBytes?: number
  headers?: Readonly<Record<string, string>>
  clock?: Clock
  fetch?: typeof fetch
  random?: () => number
  firstRetryMs?: number
}

export interface JsonRequest<T> {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** GET is retried by itself; a POST only where the peer treats a repeat as the same call. */
  idempotent?: boolean
  signal?: AbortSignal
  /** Turns the unknown answer into what the caller trusts; throws when it is something else. */
  parse: (body: unknown) => T
}

export interface HttpClient {
  /**
   * @throws AppError `host_not_allowed`, `peer_unreachable`, `peer_timeout`, `peer_redirected`, `peer_busy` (429, 5xx), `peer_refused` (4xx),
   * `peer_answer_invalid`, `peer_resting` (breaker open)
   */
  json<T>(request: JsonRequest<T>): Promise<T>
}

const MAX_BYTES = 4 * 1024 * 1024
const judge: Judge = (error) => (error instanceof AppError ? (error.retriable ? 'failing' : 'alive') : 'unknown')
const BREAKER = { failures: 5, openMs: 15_000 }

/** Outgoing JSON calls: only to listed hosts, bounded in time and size, never following a redirect. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { name, hosts, timeoutMs, retries, random, firstRetryMs = 200, maxBytes = MAX_BYTES } = options
  const send = options.fetch ?? fetch
  const breaker = createBreaker(name, options.clock ? { ...BREAKER, clock: options.clock } : BREAKER, judge)
  const error = (reason: string, message: string, retriable: boolean, cause?: unknown): AppError =>
    new AppError(reason, `${name} ${message}`, { status: 502, retriable, cause })

  async function once<T>(request: JsonRequest<T>): Promise<T> {
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
    const response = await send(request.url, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json', ...(request.body === undefined ? {} : { 'content-type': 'application/json' }), ...options.headers, ...request.headers },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    }).catch((cause: unknown) => {
      request.signal?.throwIfAborted()
      throw deadline.aborted ? error('peer_timeout', 'did not answer in time.', true, cause) : error('peer_unreachable', 'cannot be reached.', true, cause)
    })
    if (response.status === 0 || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel()
      throw error('peer_redirected', 'answered with a redirect, which is never followed.', false)
    }
    const text = await readText(response, maxBytes).catch((cause: unknown) => {
      request.signal?.throwIfAborted()
      if (cause instanceof AppError) throw error(cause.reason, cause.message, false, cause)
      throw error(deadline.aborted ? 'peer_timeout' : 'peer_unreachable', 'broke off its answer.', true, cause)
    })
    if (response.status === 429 || response.status >= 500) throw error('peer_busy', `answered ${response.status}.`, true)
    if (!response.ok) throw error('peer_refused', `refused the call (${response.status}): ${text.slice(0, 200)}`, false)
    try {
      return request.parse(JSON.parse(text))
    } catch (cause) {
      throw error('peer_answer_invalid', 'answered something unexpected.', false, cause)
    }
  }

  return {
    async json(request) {
      const host = URL.canParse(request.url) ? new URL(request.url).host : ''
      if (!hosts.includes(host)) throw error('host_not_allowed', `may not call ${host || 'this address'}.`, false)
      const tries = (request.idempotent ?? (request.method ?? 'GET') === 'GET') ? retries + 1 : 1
      for (let attempt = 0; ; attempt++) {
        try {
          return await breaker.run(() => once(request))
        } catch (failure) {
          const last = attempt + 1 >= tries || !(failure instanceof AppError) || !failure.retriable || failure.reason === 'peer_resting'
          if (last) throw failure
          await sleep(backoffMs(attempt, { firstMs: firstRetryMs, maxMs: 5_000, ...(random ? { random } : {}) }), request.signal)
        }
      }
    },
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  if (!response.body) return text
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new AppError('peer_answer_invalid', 'answered more than it may.', { status: 502, retriable: false })
    }
    text += decoder.decode(value, { stream: true })
  }
}
