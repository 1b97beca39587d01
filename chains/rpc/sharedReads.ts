/**
 * Runs a read, unless one of the same name is in progress: its caller shares that result, failure included. Nothing is
 * cached afterwards.
 */
export type SharedReads = <T>(name: string, read: () => Promise<T>) => Promise<T>

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<unknown>>()
  return <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const known = underWay.get(name)
    // Each name belongs to one read with one type.
    if (known) return known as Promise<T>
    const begun = read().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}

/** Shares an answer among callers within `ms`, or while the read is in progress. A failure is not cached. */
export function shared<T>(ms: number, read: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let last: { asked: Promise<T>; until: number } | null = null
  return () => {
    if (last && now() < last.until) return last.asked
    const asking = { asked: read(), until: Number.POSITIVE_INFINITY }
    last = asking
    asking.asked.then(
      () => (asking.until = now() + ms),
      () => (asking.until = 0),
    )
    return asking.asked
  }
}
