export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const batches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** Maps with at most `limit` items in progress, results in order; the first failure ends it. */
export async function mapLimit<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}

/**
 * Runs `work` over all items, at most `limit` at once. The first failure starts no new ones and is thrown after those
 * in progress end.
 */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let next = 0
  let failure: { error: unknown } | null = null
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined && !failure; item = items[next++]) {
      try {
        await work(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
  const failed = failure as { error: unknown } | null
  if (failed) throw failed.error
}

/** Memoizes a function without arguments; of a promise its failure too. */
export function once<T>(read: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => (kept ??= { value: read() }).value
}

/** Memoizes an answer, but no failure: the next call tries again. */
export function onceAnswered<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null
      throw error
    }))
}

/** Callers at the same time share one call. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () =>
    (running ??= work().finally(() => {
      running = null
    }))
}

/** Shares calls, except with a call that had begun: its answer may be older than the question. */
export function freshFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null
  const next = singleFlight(async () => {
    await running?.catch(() => {})
    return { answer: (running = work()) as Promise<T> }
  })
  return async () => (await next()).answer
}

/** Reads a whole list page by page; `read` returns the page after `last`. */
export async function allPages<T>(size: number, read: (last: T | undefined) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (;;) {
    const page = await read(found.at(-1))
    found.push(...page)
    if (page.length < size) return found
  }
}
