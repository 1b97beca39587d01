/** React Router's key for the first page of every document, so it does not identify an entry alone. */
const FIRST = 'default'

/** Key under which a history entry's scroll position is stored. */
export const scrollPlace = (key: string, pathname: string): string => (key === FIRST ? `${FIRST} ${pathname}` : key)

const returns = new Set<string>(['reload', 'back_forward'])

/** True when the document was loaded by a reload or by going back: only then was its first page shown before. */
export function isReturn(performance: Pick<Performance, 'getEntriesByType'>): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && returns.has(entry.type)
}
