/** Runs a read, unless one of the same name is under way: its caller gets that one's answer, failure included. Nothing is kept afterwards. */
export type SharedReads = <T>(name: string, read: () => Promise<T>) => Promise<T>

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<unknown>>()
  return <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const known = underWay.get(name)
    // A name is one read with one type.
    if (known) return known as Promise<T>
    const begun = read().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
