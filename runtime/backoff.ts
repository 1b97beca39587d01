export interface BackoffOptions {
  firstMs: number
  maxMs: number
  /** 0…1 source of randomness; tests pass their own. */
  random?: () => number
}

/** Milliseconds to wait before retry `attempt` (0-based): doubling, capped, between half and all of it, so that callers spread out. */
export function backoffMs(attempt: number, { firstMs, maxMs, random = Math.random }: BackoffOptions): number {
  const ceiling = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 30))
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}

/** Waits; an abort ends the wait with the signal's reason. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
