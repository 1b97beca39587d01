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
