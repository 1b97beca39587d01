import type { Trail } from '#store/contract/notices.ts'

/** Requests that one search may cost. */
const MOST = 300
/** Where nothing was sent before: how far back a search goes. */
const BACK = 100

/**
 * The numbers under which a request in doubt may have left its message, oldest first: private chats of a bot share one counter, so they lie between
 * the newest message known before and the oldest known after. Those of known notices are none of them. Null when there are too many to look at.
 */
export function candidates(afterId: number | null, { newerId, knownIds }: Trail): readonly number[] | null {
  if (newerId === null) return null
  const first = (afterId ?? Math.max(0, newerId - BACK - 1)) + 1
  if (newerId - first - knownIds.length > MOST) return null
  const known = new Set(knownIds)
  return Array.from({ length: Math.max(0, newerId - first) }, (_, n) => first + n).filter((id) => !known.has(id))
}
