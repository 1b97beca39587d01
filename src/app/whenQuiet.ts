import type { QueryClient } from '@tanstack/react-query'

/** Loads the rest of the page even when the server does not answer. */
const AT_MOST_MS = 5000

interface Wanted {
  /** Queries that the screen needs. */
  readonly keys: readonly string[]
  /** Milliseconds without any request before the page counts as quiet. */
  readonly quietMs: number
}

/** Resolves once every wanted query has settled, no request is pending and the browser is idle. */
export function whenQuiet(
  client: QueryClient,
  idle: (work: () => void) => void,
  { keys, quietMs }: Wanted,
): Promise<void> {
  return new Promise((done) => {
    const known = () => keys.every((key) => (client.getQueryState([key])?.status ?? 'pending') !== 'pending')
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop()
      clearTimeout(timer)
      clearTimeout(most)
      idle(done)
    }
    const look = () => {
      clearTimeout(timer)
      if (known() && client.isFetching() === 0) timer = setTimeout(end, quietMs)
    }
    const stop = client.getQueryCache().subscribe(look)
    const most = setTimeout(end, AT_MOST_MS)
  })
}

/** A page in a cross-origin frame may never get an idle callback. */
const IDLE_AT_MOST_MS = 1500

/** Runs `work` when the browser is idle, or soon after when it never is. */
export function whenIdle(work: () => void, page: Partial<Pick<Window, 'requestIdleCallback'>> = window): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: IDLE_AT_MOST_MS })
  else setTimeout(work, IDLE_AT_MOST_MS)
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Resolves with the first sign of a person on the page: a pointer or a key. */
export function whenTouched(page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      for (const sign of signs) page.removeEventListener(sign, end)
      done()
    }
    for (const sign of signs) page.addEventListener(sign, end, { passive: true })
  })
}
