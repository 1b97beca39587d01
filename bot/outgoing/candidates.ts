import type { Trail } from '#store/notices/types.ts'

/** Maximum requests per search. */
const MOST = 300
/** Ids to search if no earlier message is known. */
const BACK = 100

/**
 * Message ids that a request in doubt may have used, oldest first. A bot's private chats share one counter, so they are
 * between known messages. Excludes known notices; null if there are too many.
 */
export function candidates(afterId: number | null, { newerId, knownIds }: Trail): readonly number[] | null {
  if (newerId === null) return null
  const first = (afterId ?? Math.max(0, newerId - BACK - 1)) + 1
  if (newerId - first - knownIds.length > MOST) return null
  const known = new Set(knownIds)
  return Array.from({ length: Math.max(0, newerId - first) }, (_, n) => first + n).filter((id) => !known.has(id))
}
