/** The router's name for the first page of a document: that of every document, so it names no place alone. */
const FIRST = 'default'

/** A name for a place of the history, under which its position is kept. */
export const scrollPlace = (key: string, pathname: string): string => (key === FIRST ? `${FIRST} ${pathname}` : key)

const returns = new Set<string>(['reload', 'back_forward'])

/** Whether the document itself came by a reload or on the way back: only then the person has been on its first page before. */
export function isReturn(performance: Pick<Performance, 'getEntriesByType'>): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && returns.has(entry.type)
}
