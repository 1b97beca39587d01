type Create<T> = (storage: Storage | null) => T

/** The one store of a kind, over what this browser keeps; made when it is first asked for. */
export type Stored = <T>(create: Create<T>) => T

export function createStored(storage: Storage | null): Stored {
  const made = new Map<unknown, unknown>()
  return <T>(create: Create<T>) => {
    if (!made.has(create)) made.set(create, create(storage))
    return made.get(create) as T
  }
}
