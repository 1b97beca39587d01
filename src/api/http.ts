import { AppError, type Fix } from '#core/errors.ts'
import type { PublicKeyData } from '#core/wire/config.ts'
import type { OwnFetch } from './ownFetch.ts'

export interface HttpOptions {
  /** Origin and base path; "/api" in the browser. */
  base: string
  fetch: OwnFetch
}

export interface Call {
  method?: 'GET' | 'POST'
  query?: Record<string, string | number | undefined>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** One or several codes that mean success; the rewards calls of the specification use 200. */
  success?: number | readonly number[]
  timeoutMs?: number
  /** Asks for the answer in lines and takes each one but the last, which is the call's answer. */
  onPart?: (body: unknown) => void
}

/** The server's key, once a call needed it. */
export interface Keyring {
  key: Promise<PublicKeyData> | null
}

/** Spec §9. */
const READ_TIMEOUT_MS = 20_000
const WRITE_TIMEOUT_MS = 60_000

const LINES = 'application/x-ndjson'

export type Http = <T>(path: string, call?: Call) => Promise<T>

/** Calls our API and returns the whole envelope, typed by the caller, after checking its code. */
export function createHttp(options: HttpOptions): Http {
  const once = async <T>(path: string, call: Call = {}): Promise<T> => {
    const method = call.method ?? 'GET'
    const timeout = AbortSignal.timeout(call.timeoutMs ?? (method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS))
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
    const response = await send(options, path, method, call, signal, timeout)
    const body = await readBody(response, call)
    if (!response.ok || ![call.success ?? 0].flat().includes(body['code'] as number)) throw errorFrom(response, body)
    return body as T
  }
  const keyring: Keyring = { key: null }
  // Few calls have a sealed field, so the sealing code loads with the first one.
  return async <T>(path: string, call: Call = {}) =>
    hasEncrypt(call) ? (await import('./sealedCall.ts')).sealedCall<T>(once, keyring, path, call) : once<T>(path, call)
}

const hasEncrypt = (call: Call): call is Call & { body: { encrypt: unknown } } =>
  typeof call.body === 'object' && call.body !== null && 'encrypt' in call.body

async function send(
  options: HttpOptions,
  path: string,
  method: string,
  call: Call,
  signal: AbortSignal,
  timeout: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { accept: call.onPart ? LINES : 'application/json', ...call.headers }
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  try {
    return await options.fetch(`${options.base}${path}${queryText(call.query)}`, {
      method,
      headers,
      signal,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    if (timeout.aborted)
      throw new AppError('timeout', 'The server took too long to respond.', { retriable: true, cause })
    const offline = globalThis.navigator?.onLine === false
    throw new AppError(offline ? 'offline' : 'api_unreachable', 'The server couldn’t be reached.', {
      retriable: true,
      cause,
    })
  }
}

async function readBody(response: Response, { onPart }: Call): Promise<Record<string, unknown>> {
  try {
    const inLines = onPart && response.headers.get('content-type')?.startsWith(LINES)
    const body: unknown = await (inLines ? lastLine(response, onPart) : response.json())
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch (cause) {
    if (response.ok)
      throw new AppError('bad_answer', 'The server’s response couldn’t be read.', { retriable: true, cause })
  }
  return {}
}

function errorFrom(response: Response, body: Record<string, unknown>): AppError {
  const data = Object(body['data']) as { reason?: unknown; fix?: Fix }
  const fallback =
    response.status === 429 ? 'rate_limited' : response.status >= 500 ? 'api_unreachable' : 'request_refused'
  const reason = typeof data.reason === 'string' ? data.reason : fallback
  const message =
    typeof body['message'] === 'string' && body['message'] !== '' ? body['message'] : 'The server refused the request.'
  const retryAfter = Number(response.headers.get('retry-after'))
  const fix =
    data.fix ??
    (response.status === 429 && retryAfter > 0 ? ({ kind: 'retry_after', seconds: retryAfter } as const) : undefined)
  return new AppError(reason, message, {
    status: response.status,
    retriable: response.status >= 500 || response.status === 429,
    ...(fix ? { fix } : {}),
  })
}

function queryText(query: Call['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

/** Reads the lines of an answer. One that breaks off after a line is worth its last line, whose `pending` says what is missing. */
async function lastLine({ body }: Response, onPart: (body: unknown) => void): Promise<unknown> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let last: unknown
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (text + part.value).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        last = JSON.parse(line)
        try {
          onPart(last)
        } catch (error) {
          // A failure of the reader is for the log, and doesn't end the answer.
          reportError(error)
        }
      }
    }
  } catch (error) {
    if (!last) throw error
  }
  return last
}
