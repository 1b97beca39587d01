import type { KeyValueStorage } from './keyValueStorage.ts'

type Create<T> = (storage: KeyValueStorage | null) => T

/** Returns the single store of a kind, created on first use over this browser's storage. */
export type Stored = <T>(create: Create<T>) => T

export function createStored(storage: KeyValueStorage | null): Stored {
  const made = new Map<unknown, unknown>()
  return <T>(create: Create<T>) => {
    if (!made.has(create)) made.set(create, create(storage))
    return made.get(create) as T
  }
}
