/** Stack of claims to one resource; the latest one is active. */
export interface Stack<T> {
  /** Returns the function that removes the item. */
  add(item: T): () => void
  top(): T | null
  /** Notifies subscribers that an item has changed in place. */
  tell(): void
  subscribe(listener: () => void): () => void
}

export function createStack<T>(): Stack<T> {
  const slots = new Set<{ item: T }>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    add(item) {
      const slot = { item }
      slots.add(slot)
      tell()
      return () => {
        slots.delete(slot)
        tell()
      }
    },
    top: () => [...slots].at(-1)?.item ?? null,
    tell,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
