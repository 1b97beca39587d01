import type { OwnFetch } from './ownFetch.ts'

/** Whoever asks later than this wants to know what is so now. */
const FRESH_MS = 10_000

/** The answer, unless whoever waits for it gives up. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  signal.throwIfAborted()
  const left = new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }),
  )
  return Promise.race([answer, left])
}

/**
 * Asks at once for what the first screen is sure to want; the first who asks for it is given that answer. So the networks are on their way while
 * the page is still being taken over, and nothing is in the cache before it is. What fails is simply asked for again.
 */
export function withHeadStart(ask: OwnFetch, urls: readonly string[], now: () => number): OwnFetch {
  const began = now()
  const early = new Map(urls.map((url) => [url, ask(url, { headers: { accept: 'application/json' } })]))
  for (const answer of early.values()) answer.catch(() => undefined)
  return async (url, init) => {
    const answer = (init.method ?? 'GET') === 'GET' ? early.get(url) : undefined
    if (!answer) return ask(url, init)
    early.delete(url)
    return now() - began > FRESH_MS
      ? ask(url, init)
      : unlessAborted(
          answer.catch(() => ask(url, init)),
          init.signal,
        )
  }
}
