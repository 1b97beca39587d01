import { nearestPath } from '#core/screens/nearest.ts'
import { pathByWords } from '#core/screens/pathByWords.ts'

export type Meant = { kind: 'screen'; path: string } | { kind: 'transfer'; text: string } | null

/** IDs, hashes and addresses of any network: long, without spaces, with at least one digit. */
const findable = /^(?=.*\d)[0-9A-Za-z]{20,100}$/

/** Best guess for an unknown path: a similarly spelled screen, a transfer, or a screen known by that word. */
export function suggestDestination(pathname: string): Meant {
  const path = nearestPath(pathname)
  if (path !== null) return { kind: 'screen', path }
  const text = pathname.split('/').findLast((part) => findable.test(part))
  if (text !== undefined) return { kind: 'transfer', text }
  const named = pathByWords(pathname)
  return named === null ? null : { kind: 'screen', path: named }
}
