/** Leaps that a vendor reported and nobody has settled yet. */
export interface Disputes {
  raise(source: string, key: string, now: Date): void
  /** A vendor's believed word settles what it said itself, and what those after it said. */
  settle(source: string, key: string): void
  has(key: string, now: Date): boolean
}

/**
 * `order` names the sources, best first. A dispute ends by itself after `staleMs`: by then what the leap was measured by is stale too, so a vendor that
 * leapt and fell silent does not mark a price for ever.
 */
export function createDisputes(order: readonly string[], staleMs: number): Disputes {
  const raised = new Map<string, Date>()
  const id = (source: string, key: string): string => `${source} ${key}`
  return {
    raise: (source, key, now) => void raised.set(id(source, key), now),
    settle(source, key) {
      for (const name of order.slice(order.indexOf(source))) raised.delete(id(name, key))
    },
    has: (key, now) =>
      order.some((source) => {
        const at = raised.get(id(source, key))
        return at !== undefined && now.getTime() - at.getTime() <= staleMs
      }),
  }
}
