/** Several parts of the page may want the same thing; the one that came last has it. */
export interface Stack<T> {
  /** Returns the way to take it back. */
  add(item: T): () => void
  top(): T | null
  /** An item has changed where it lies. */
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
