import type { OwnFetch } from './ownFetch.ts'

/** Later callers need a current answer, so the early one expires. */
const FRESH_MS = 10_000

/** Settles with the answer, or rejects as soon as the caller's signal aborts. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  signal.throwIfAborted()
  const left = new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }),
  )
  return Promise.race([answer, left])
}

/**
 * Requests `urls` at once and gives each answer to its first caller, so that networks load while the page hydrates.
 * The query cache stays empty until then. A failed early request is sent again.
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
