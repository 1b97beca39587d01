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
