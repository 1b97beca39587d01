import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors.ts'
import type { Clock } from '#runtime/clock.ts'
import { boundedText, retryAfter, withDeadline } from '#runtime/outbound.ts'
import { unavailable, vendorBusy } from './refusals.ts'
import { z } from 'zod'

/** A page of a thousand accounts has about 200 kB. */
const MOST_BYTES = 2_000_000
const PAUSE_MS = 400

export interface VendorRequest {
  /** Path and query below the vendor's base URL; the caller encodes user input. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as a form by POST; such a call is never retried. */
  readonly form?: Readonly<Record<string, string>>
}

export interface VendorAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * Sends one request.
 * @throws AppError `verification_unavailable`, `verification_busy`; neither contains headers, forms or paths
 */
export type AskVendor = (request: VendorRequest) => Promise<VendorAnswer>

export interface VendorOptions {
  readonly name: string
  readonly base: string
  readonly timeoutMs: number
  readonly clock: Clock
}

/**
 * Sends requests to one vendor's host only. Reads are retried once after a random pause; a vendor that limits its rate
 * is left alone for as long as it demands.
 */
export function createVendor({ name, base, timeoutMs, clock }: VendorOptions): AskVendor {
  const { origin } = new URL(base)
  let restsUntil = 0

  async function once({ path, headers = {}, form }: VendorRequest, signal: AbortSignal): Promise<VendorAnswer> {
    const url = new URL(base + path)
    if (url.origin !== origin) throw unavailable(name, 'the request was redirected to another host')
    const post = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await fetch(url, {
      ...post,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal,
    })
    const text = await boundedText(response, MOST_BYTES, signal)
    if (text === null) throw unavailable(name, 'the answer is too long')
    if (response.status === 429) {
      const seconds = waitTold(response.headers, bodyOf(text), clock.now())
      restsUntil = clock.now().getTime() + seconds * 1000
      throw vendorBusy(name, seconds)
    }
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
    return { status: response.status, body: bodyOf(text) }
  }

  const inTime = (request: VendorRequest): Promise<VendorAnswer> =>
    withDeadline(timeoutMs, (signal) => once(request, signal))

  return async (request) => {
    const rest = restsUntil - clock.now().getTime()
    if (rest > 0) throw vendorBusy(name, Math.ceil(rest / 1000))
    try {
      return await inTime(request).catch(async (error: unknown) => {
        if (request.form || !isPassing(error)) throw error
        await sleep(Math.random() * PAUSE_MS)
        return inTime(request)
      })
    } catch (error) {
      throw isPassing(error) ? unavailable(name, 'no answer', error) : error
    }
  }
}

/** Failures without an answer: a dropped connection, a timeout, a server error. */
const isPassing = (error: unknown): boolean => !(error instanceof AppError)

/** Responses that aren't JSON become undefined, which no schema accepts. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const UNTOLD = 60

/** Longest wait in seconds that a vendor can request. */
const LONGEST = 3600

/** Telegram and Discord send the wait in the body. */
const inBody = z.union([
  z.object({ parameters: z.object({ retry_after: z.number() }) }).transform(({ parameters }) => parameters.retry_after),
  z.object({ retry_after: z.number() }).transform((body) => body.retry_after),
])

/** X sends the epoch second at which its window ends. */
function untilReset(headers: Headers, now: Date): number | null {
  const at = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
  return Number.isFinite(at) ? at - now.getTime() / 1000 : null
}

/** Seconds that a rate-limited vendor wants to be left alone. */
function waitTold(headers: Headers, body: unknown, now: Date): number {
  const said = inBody.safeParse(body)
  const seconds = retryAfter(headers, now) ?? untilReset(headers, now) ?? (said.success ? said.data : UNTOLD)
  return Math.min(LONGEST, Math.max(1, Math.ceil(seconds)))
}
