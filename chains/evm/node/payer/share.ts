/** Callers that come while a read is under way get its answer, failure included; nothing is kept afterwards. */
export function shareWhileUnderWay<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= read().finally(() => {
      underWay = null
    })
    return underWay
  }
}
