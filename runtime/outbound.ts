import { AnswerTooLong, createHttpFetch } from '#chains/rpc/httpFetch.ts'
import { AppError } from '#core/errors.ts'

/** Answers of vendors have a few kilobytes. */
const MOST_BYTES = 1_000_000
const httpFetch = createHttpFetch(MOST_BYTES)
/** Lists of an explorer have the data of each transaction. */
const LONG_BYTES = 16_000_000
const longFetch = createHttpFetch(LONG_BYTES)

export interface ReadJson {
  /** Origins that may be called, e.g. "https://coins.llama.fi"; no others are, and redirects are not followed. */
  readonly origins: readonly string[]
  readonly timeoutMs: number
  /** Reads up to 16 instead of 1 megabyte. */
  readonly isLong?: boolean
}

const down = (host: string, cause?: unknown): AppError =>
  new AppError('vendor_down', `${host} does not answer.`, { retriable: true, cause })
const malformed = (host: string, cause?: unknown): AppError =>
  new AppError('vendor_malformed', `${host} returned an invalid answer.`, { retriable: true, cause })

/** Text of a refusal, which says why: aggregators list the answer of each bridge. Longer ones are pages of a proxy. */
const MOST_REFUSAL_BYTES = 64_000

/** A vendor's refusal of a request, with its HTTP status and what it says. */
export class VendorRefusal extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string) {
    super(`HTTP ${status}: ${body.slice(0, 1000)}`)
    this.status = status
    this.body = body
  }
}

function refusal(host: string, response: Response, text: string | null): AppError {
  const cause = new VendorRefusal(response.status, text ?? '')
  if (response.status !== 429)
    // A redirect is not followed: it would lead to a host that is not listed.
    return response.status >= 500 || response.status < 400
      ? down(host, cause)
      : new AppError('vendor_refused', `${host} refuses with HTTP ${response.status}.`, { retriable: true, cause })
  const seconds = retryAfter(response.headers, new Date())
  return new AppError('vendor_limited', `${host} rate-limits requests.`, {
    retriable: true,
    ...(seconds === null ? {} : { fix: { kind: 'retry_after', seconds } }),
  })
}

/**
 * Reads a vendor's JSON: from listed origins only, without redirects, up to a size and within a time. A body is sent
 * by POST as JSON. Header values are never in a message; the text of a refusal is its `cause`, up to a kilobyte.
 * @throws AppError `vendor_host_refused`; retriable: `vendor_limited` (with a `retry_after` fix if it names a time),
 * `vendor_refused`, `vendor_down`, `vendor_malformed`
 */
export async function readJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { origins, timeoutMs, isLong = false }: ReadJson,
  signal: AbortSignal,
  body?: unknown,
): Promise<unknown> {
  const { host, origin } = url
  if (!origins.includes(origin))
    throw new AppError('vendor_host_refused', `${origin} is not an allowed host.`, {
      retriable: false,
    })
  try {
    return await withDeadline(
      timeoutMs,
      (inTime) => read(isLong ? longFetch : httpFetch, url, headers, inTime, body),
      signal,
    )
  } catch (error) {
    if (error instanceof AnswerTooLong) throw malformed(host, error)
    throw error instanceof AppError ? error : down(host, error)
  }
}

async function read(
  fetch: typeof httpFetch,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body: unknown,
): Promise<unknown> {
  const { host } = url
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      'user-agent': 'causeway',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    signal,
  })
  const text = await response.text()
  if (response.ok) return parse(host, text)
  throw refusal(host, response, text.length > MOST_REFUSAL_BYTES ? null : text)
}

function parse(host: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformed(host, cause)
  }
}

/**
 * Runs work with a hard deadline, independent of its signal: Node may garbage-collect a signal, above all a composed
 * one, while the body is still being read, and then it never fires.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  let end = (_: unknown): void => {}
  const ended = new Promise<never>((_, reject) => {
    end = (why) => {
      controller.abort(why)
      reject(why)
    }
  })
  const stop = (): void => end(parent?.reason)
  const timer = setTimeout(() => end(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')), ms)
  parent?.addEventListener('abort', stop)
  try {
    parent?.throwIfAborted()
    return await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    parent?.removeEventListener('abort', stop)
  }
}

/**
 * Reads the text of a response; null if it is longer than the limit, where reading stops. The signal ends the reading, and
 * with it the connection.
 */
export async function boundedText(response: Response, mostBytes: number, signal: AbortSignal): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    return await readParts(reader, mostBytes)
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

async function readParts(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) return null
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Seconds of a Retry-After header, given as seconds (also with a fraction) or as a date; null without one. */
export function retryAfter(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,6}(\.\d+)?$/.test(value)) return Math.ceil(Number(value))
  const seconds = Math.ceil((Date.parse(value) - now.getTime()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
