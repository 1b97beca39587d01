interface Waiting<K, V> {
  readonly key: K
  done(value: V): void
  fail(error: unknown): void
}

/**
 * Batches keys: one query at a time, and keys requested meanwhile share the next one. A duplicate key waits for the
 * query after, to get a newer value. `ask` must return every key.
 */
export function createBatchLoader<K, V>(
  ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = []
  let asking = false

  async function askAll(): Promise<void> {
    while (waiting.length > 0) {
      const now = new Map<K, Waiting<K, V>>()
      const later = waiting.filter((one) => now.has(one.key) || !now.set(one.key, one))
      waiting = later
      try {
        const values = await ask([...now.keys()])
        for (const [key, { done }] of now) done(values.get(key) as V)
      } catch (error) {
        for (const { fail } of now.values()) fail(error)
      }
    }
    asking = false
  }

  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail })
      if (asking) return
      asking = true
      queueMicrotask(() => void askAll())
    })
}
