/** Concurrent requests: enough to hide latency, few enough to leave connections to the rest of the app. */
const LANES = 3

interface Batching<T> {
  size: number
  ask(batch: string[], signal: AbortSignal): Promise<readonly T[]>
  /** Number of items answered so far. */
  onProgress(done: number): void
  signal: AbortSignal
}

/** Requests all items in batches and answers in input order. The first failure aborts the others. */
export async function inBatches<T>(
  all: readonly string[],
  { size, ask, onProgress, signal }: Batching<T>,
): Promise<readonly T[]> {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, n) => n * size)
  const answers = new Map<number, readonly T[]>()
  const failure = new AbortController()
  const either = AbortSignal.any([signal, failure.signal])
  let done = 0
  const lane = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined && !either.aborted; start = starts.shift()) {
      const batch = all.slice(start, start + size)
      answers.set(start, await ask(batch, either))
      done += batch.length
      onProgress(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
  } catch (error) {
    failure.abort()
    throw error
  }
  signal.throwIfAborted()
  return [...answers].toSorted(([one], [other]) => one - other).flatMap(([, rows]) => rows)
}
