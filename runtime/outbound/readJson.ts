import { AppError } from '#core/errors.ts'
import { boundedText } from './boundedText.ts'
import { retryAfter } from './retryAfter.ts'
import { withDeadline } from './withDeadline.ts'

/** Answers of vendors have a few kilobytes. */
const MOST_BYTES = 1_000_000

export interface ReadJson {
  /** Origins that may be called, e.g. "https://coins.llama.fi"; no others are, and redirects are not followed. */
  readonly origins: readonly string[]
  readonly timeoutMs: number
}

const down = (host: string, cause?: unknown): AppError =>
  new AppError('vendor_down', `${host} does not answer.`, { retriable: true, cause })
const malformed = (host: string, cause?: unknown): AppError =>
  new AppError('vendor_malformed', `${host} returned an invalid answer.`, { retriable: true, cause })

function refusal(host: string, response: Response): AppError | null {
  if (response.ok) return null
  if (response.status !== 429)
    return response.status >= 500
      ? down(host, `HTTP ${response.status}`)
      : new AppError('vendor_refused', `${host} refuses with HTTP ${response.status}.`, { retriable: true })
  const seconds = retryAfter(response.headers, new Date())
  return new AppError('vendor_limited', `${host} rate-limits requests.`, {
    retriable: true,
    ...(seconds === null ? {} : { fix: { kind: 'retry_after', seconds } }),
  })
}

/**
 * Reads a vendor's JSON by GET: from listed origins only, without redirects, up to a size and within a time. Header
 * values are never in a message.
 * @throws AppError `vendor_host_refused`; retriable: `vendor_limited` (with a `retry_after` fix if it names a time),
 * `vendor_refused`, `vendor_down`, `vendor_malformed`
 */
export async function readJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { origins, timeoutMs }: ReadJson,
  signal: AbortSignal,
): Promise<unknown> {
  const { host, origin } = url
  if (!origins.includes(origin))
    throw new AppError('vendor_host_refused', `${origin} is not an allowed host.`, {
      retriable: false,
    })
  try {
    return await withDeadline(timeoutMs, (inTime) => read(url, headers, inTime), signal)
  } catch (error) {
    throw error instanceof AppError ? error : down(host, error)
  }
}

async function read(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  const { host } = url
  const response = await fetch(url, { headers: { accept: 'application/json', ...headers }, redirect: 'error', signal })
  const refused = refusal(host, response)
  if (refused) {
    await response.body?.cancel()
    throw refused
  }
  const text = await boundedText(response, MOST_BYTES, signal)
  if (text === null) throw malformed(host, `longer than ${MOST_BYTES} bytes`)
  return parse(host, text)
}

function parse(host: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformed(host, cause)
  }
}
