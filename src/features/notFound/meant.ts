import { nearestPath } from '#core/screens/nearest.ts'
import { pathByWords } from '#core/screens/pathByWords.ts'

export type Meant = { kind: 'screen'; path: string } | { kind: 'transfer'; text: string } | null

/** Ids, hashes and addresses of any network: long, without a gap, and with a digit in them. */
const findable = /^(?=.*\d)[0-9A-Za-z]{20,100}$/

/** What somebody most likely meant by an address where nothing is: a screen spelled almost so, a transfer, or a part of a screen. */
export function whatWasMeant(pathname: string): Meant {
  const path = nearestPath(pathname)
  if (path !== null) return { kind: 'screen', path }
  const text = pathname.split('/').findLast((part) => findable.test(part))
  if (text !== undefined) return { kind: 'transfer', text }
  const named = pathByWords(pathname)
  return named === null ? null : { kind: 'screen', path: named }
}
