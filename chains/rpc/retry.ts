import { setTimeout as pause } from 'node:timers/promises'

export interface RetryPolicy {
  readonly attempts: number
  readonly baseMs: number
  readonly isPassing: (error: unknown) => boolean
  readonly sleep?: (ms: number) => Promise<unknown>
  readonly random?: () => number
}

/** Retries transient failures with exponential backoff; jitter keeps replicas from retrying together. */
export async function retry<T>(work: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  const { attempts, baseMs, isPassing, sleep = pause, random = Math.random } = policy
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error
      await sleep(baseMs * 2 ** (attempt - 1) * (0.5 + random() / 2))
    }
  }
}
