/** Lets callers that ask within `ms` of an answer, or while one is under way, share it. A failure is not remembered. */
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
