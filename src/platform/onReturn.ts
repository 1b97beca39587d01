type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

export type PageAndClock = readonly [page?: Page | null, now?: () => number]

const here = (): Page | null => (typeof document === 'undefined' ? null : document)

/** Calls each time the page becomes visible again, with the milliseconds it was hidden. Returns the stop function. */
export function onReturn(
  listener: (awayMs: number) => void,
  ...[page = here(), now = Date.now]: PageAndClock
): () => void {
  let left = now()
  const look = (): void => {
    if (page?.visibilityState === 'visible') listener(now() - left)
    else left = now()
  }
  page?.addEventListener('visibilitychange', look)
  return () => page?.removeEventListener('visibilitychange', look)
}

/** Resolves after `ms`, or as soon as the page becomes visible again. */
export function pauseOrReturn(ms: number, page: Page | null = here()): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = onReturn(end, page)
  })
}
