import type { Clock } from '#runtime/clock.ts'
import type { ProviderAnswer, RouteProvider, RouteRequest } from '../providers/provider.ts'

/** Time for which an answer serves equal requests. */
const SHARED_MS = 5000
/** A shared quote must outlive the page's own view of it. */
const LEAST_LIFE_MS = 15_000
const MOST_ENTRIES = 500

interface Shared {
  readonly answer: Promise<ProviderAnswer>
  readonly asked: AbortController
  /** Callers that still wait. */
  waiting: number
  /** The answer and its time; null while it is awaited. */
  said: { readonly answer: ProviderAnswer; readonly at: number } | null
}

/**
 * Creates a way to ask external providers for quotes in which equal requests share one call, while it runs and for seconds
 * after it. Requests that name a party are asked on their own, and so is everything about an order.
 */
export function shareQuotes(clock: Clock) {
  const entries = new Map<string, Shared>()

  function start(key: string, provider: RouteProvider, request: RouteRequest): Shared {
    const asked = new AbortController()
    const answer = provider.quote(request, asked.signal)
    const entry: Shared = { answer, asked, waiting: 0, said: null }
    entries.set(key, entry)
    const drop = (): void => void (entries.get(key) === entry && entries.delete(key))
    answer.then((one) => {
      entry.said = { answer: one, at: clock.now().getTime() }
      if (!isReusable(one)) drop()
    }, drop)
    if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value ?? '')
    return entry
  }

  return async (provider: RouteProvider, request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer> => {
    const key = keyOf(provider, request)
    if (key === null) return provider.quote(request, signal)
    const known = entries.get(key)
    const entry = known && isFresh(known, clock.now().getTime()) ? known : start(key, provider, request)
    entry.waiting++
    const leave = (): void => {
      // The last caller that leaves ends the request.
      if (--entry.waiting > 0 || entry.said !== null) return
      if (entries.get(key) === entry) entries.delete(key)
      entry.asked.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    try {
      return await entry.answer
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}

/** Names an indicative request; null for one that is not shared. */
function keyOf({ name, poll }: RouteProvider, request: RouteRequest): string | null {
  if (!poll || request.fromAddress !== null || request.recipient !== null) return null
  const { from, to, channel, exchange, ...terms } = request
  const plain = { ...terms, fromChain: undefined, toChain: undefined, fromAddress: undefined, recipient: undefined }
  return JSON.stringify([name, from.id, to.id, channel.id, exchange?.id ?? null, plain], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

function isFresh({ said }: Shared, now: number): boolean {
  if (said === null) return true
  const ends = 'quote' in said.answer ? said.answer.quote.expiresAt?.getTime() : undefined
  return now - said.at < SHARED_MS && (ends === undefined || ends - now >= LEAST_LIFE_MS)
}

const passing: ReadonlySet<string> = new Set(['provider_unavailable', 'provider_busy'])
const isReusable = (answer: ProviderAnswer): boolean => 'quote' in answer || !passing.has(answer.refusal.reason)
