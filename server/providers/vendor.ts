import type { z } from 'zod'
import { AppError, reasonOf } from '#core/errors.ts'
import type { Clock } from '#runtime/clock.ts'
import { readJson } from '#runtime/outbound.ts'

/** Access to one vendor's API. */
export interface Vendor {
  /** Reads by GET; undefined values of the query are left out. */
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>
  /** Asks by POST for something that may be asked twice, such as a quote. */
  ask<T>(path: string, body: unknown, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>
}

/**
 * One vendor's API by purpose. Each has a share of the budget and a breaker of its own, so that a flood of quotes stops
 * neither an order nor the follow-up of deposits; orders and reads may also use what quotes leave.
 */
export interface VendorAccess {
  readonly quotes: Vendor
  readonly orders: Vendor
  /** Status of open orders, and lists of what the vendor serves. */
  readonly reads: Vendor
}

export interface VendorLimit {
  readonly most: number
  readonly spanMs: number
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface VendorOptions {
  readonly name: string
  /** Base URL with its path, such as "https://li.quest/v1". No other origin is called. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Requests in any minute; the vendor blocks callers who exceed its limit. */
  readonly perMinute: number
  /** Limit of quotes and orders, if the vendor counts them apart from other requests. */
  readonly quoteLimit?: VendorLimit
  readonly timeoutMs?: number
  /** Answers may have up to 16 megabytes. */
  readonly isLong?: boolean
  readonly clock: Clock
  readonly random?: () => number
  /** Called with each request's outcome: "ok", or the reason of the failure. */
  readonly count?: (vendor: string, outcome: string) => void
}

const TIMEOUT_MS = 10_000
const MINUTE_MS = 60_000
/** Percent of the vendor's limit that quotes leave to others. */
const OF_ORDERS = 20
const OF_READS = 30
/** Failures in a row after which no request is made for a while. */
const MOST_FAILURES = 5
const OPEN_MS = 15_000
const LONGEST_OPEN_MS = 5 * MINUTE_MS
/** The second attempt waits a fifth to two fifths of a second, so that many callers don't return at once. */
const RETRY_MS = 200

/**
 * Creates the client of a vendor's API: one origin, a budget, one retry of failures that may pass, and a pause after several
 * in a row. Answers are parsed once, here.
 * @throws AppError `config_invalid` for an address that is neither https nor on this machine
 */
export function createVendor(options: VendorOptions): VendorAccess {
  const { perMinute, quoteLimit, clock } = options
  const all = { most: perMinute, spanMs: MINUTE_MS }
  const limit = quoteLimit ?? all
  const part = (percent: number): VendorLimit => ({ ...limit, most: Math.floor((limit.most * percent) / 100) })
  const reads = quoteLimit ? all : part(OF_READS)
  const orders = part(OF_ORDERS)
  const rest = limit.most - orders.most - (quoteLimit ? 0 : reads.most)
  const ofQuotes = createBudget({ ...limit, most: Math.max(1, rest) }, clock)
  return {
    quotes: createLane(options, [ofQuotes]),
    orders: createLane(options, [createBudget(orders, clock), ofQuotes]),
    reads: createLane(options, quoteLimit ? [createBudget(reads, clock)] : [createBudget(reads, clock), ofQuotes]),
  }
}

/** Requests for one purpose; a request is paid by the first budget that has one left. Throws as `createVendor`. */
export function createLane(
  options: Omit<VendorOptions, 'perMinute' | 'quoteLimit'>,
  budgets: readonly Budget[],
): Vendor {
  const { name, headers = {}, timeoutMs = TIMEOUT_MS, isLong = false, clock, random = Math.random, count } = options
  const base = baseOf(name, options.url)
  const breaker = createBreaker(clock, random)

  async function once(url: URL, body: unknown, signal: AbortSignal): Promise<unknown> {
    breaker.requireClosed(name)
    spend(name, budgets)
    try {
      const answer = await readJson(url, headers, { origins: [base.origin], timeoutMs, isLong }, signal, body)
      breaker.succeeded()
      count?.(name, 'ok')
      return answer
    } catch (error) {
      // A refusal shows that the vendor is up; a caller that leaves for another reason than the time shows nothing.
      if (reasonOf(error) === 'vendor_refused') breaker.succeeded()
      else if (!signal.aborted || isTimeout(signal.reason)) breaker.failed(retryAfterOf(error))
      count?.(name, signal.aborted ? 'aborted' : reasonOf(error))
      throw error
    }
  }

  async function request<T>(path: string, query: Query, body: unknown, schema: z.ZodType<T>, signal: AbortSignal) {
    const url = urlOf(base, path, query)
    const answer = await once(url, body, signal).catch(async (error: unknown) => {
      if (reasonOf(error) !== 'vendor_down' || signal.aborted) throw error
      await pause(RETRY_MS * (1 + random()), signal)
      return once(url, body, signal)
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    count?.(name, 'vendor_malformed')
    throw new AppError('vendor_malformed', `${name} returned an answer of another form.`, {
      retriable: true,
      cause: parsed.error,
    })
  }

  return {
    get: (path, query, schema, signal) => request(path, query, undefined, schema, signal),
    ask: (path, body, schema, signal) => request(path, {}, body, schema, signal),
  }
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

function baseOf(name: string, text: string): URL {
  const url = new URL(text.endsWith('/') ? text : `${text}/`)
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return url
  throw new AppError('config_invalid', `The address of ${name} must be https.`, { retriable: false })
}

function urlOf(base: URL, path: string, query: Query): URL {
  const url = new URL(path.replace(/^\/+/, ''), base)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  return url
}

const retryAfterOf = (error: unknown): number | null =>
  error instanceof AppError && error.fix?.kind === 'retry_after' ? error.fix.seconds * 1000 : null

/** Counts failures in a row; after several, or when the vendor asks for a pause, no request is made for a while. */
function createBreaker(clock: Clock, random: () => number) {
  let failures = 0
  let opened = 0
  let until = 0
  return {
    requireClosed(name: string): void {
      const left = until - clock.now().getTime()
      if (left <= 0) return
      throw new AppError('vendor_paused', `${name} does not answer; it is asked again shortly.`, {
        retriable: true,
        fix: { kind: 'retry_after', seconds: Math.ceil(left / 1000) },
      })
    },
    succeeded(): void {
      failures = 0
      opened = 0
    },
    failed(askedMs: number | null): void {
      failures++
      if (askedMs === null && failures < MOST_FAILURES) return
      const wait = askedMs ?? OPEN_MS * 2 ** opened * (1 + random())
      opened++
      until = clock.now().getTime() + Math.min(wait, LONGEST_OPEN_MS)
      // One failure after the pause opens it again.
      failures = MOST_FAILURES - 1
    },
  }
}

interface Budget {
  /** Spends one request; if there is none left, returns the milliseconds until there is one. */
  take(): number
}

/** Allows a number of requests in any span. Of a longer one than a minute half may be used at once, and the rest evenly. */
export function createBudget({ most, spanMs }: VendorLimit, clock: Clock): Budget {
  const spent: number[] = []
  const atOnce = spanMs > MINUTE_MS ? Math.ceil(most / 2) : most
  const pauseMs = spanMs / Math.max(1, most - atOnce)
  return {
    take() {
      const now = clock.now().getTime()
      while (spent[0] !== undefined && spent[0] <= now - spanMs) spent.shift()
      const [oldest = now] = spent
      const from = spent.length >= most ? oldest + spanMs : spent.length >= atOnce ? (spent.at(-1) ?? 0) + pauseMs : now
      if (most === 0) return spanMs
      if (from > now) return from - now
      spent.push(now)
      return 0
    },
  }
}

/** @throws AppError `vendor_budget` with the time until a request is allowed again */
function spend(name: string, budgets: readonly Budget[]): void {
  let wait = Infinity
  for (const budget of budgets) {
    wait = Math.min(wait, budget.take())
    if (wait === 0) return
  }
  throw new AppError('vendor_budget', `${name} allows no further requests for now.`, {
    retriable: true,
    fix: { kind: 'retry_after', seconds: Math.ceil(wait / 1000) },
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}
