/** Price jumps that a vendor reported and that are not confirmed yet. */
export interface Disputes {
  raise(source: string, key: string, now: Date): void
  /** A vendor's accepted price settles its own disputes, and those of the vendors after it. */
  settle(source: string, key: string): void
  has(key: string, now: Date): boolean
}

/**
 * `order` names the sources, best first. A dispute expires after `staleMs`: by then its reference price is stale too,
 * so a vendor that jumped and went silent does not mark a price forever.
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
