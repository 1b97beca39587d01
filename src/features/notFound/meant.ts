import { nearestPath } from '#core/screens/nearest.ts'

export type Meant = { kind: 'screen'; path: string } | { kind: 'transfer'; text: string } | null

/** Ids, hashes and addresses of any network: long, without a gap, and with a digit in them. */
const findable = /^(?=.*\d)[0-9A-Za-z]{20,100}$/

/** What somebody most likely meant by an address where nothing is: a screen spelled almost so, or a transfer. */
export function whatWasMeant(pathname: string): Meant {
  const path = nearestPath(pathname)
  if (path !== null) return { kind: 'screen', path }
  const text = pathname.split('/').findLast((part) => findable.test(part))
  return text === undefined ? null : { kind: 'transfer', text }
}
