import type { KeyValueStorage } from './keyValueStorage.ts'

/** Returns the single object of a kind, created on first use from its owner: lazy code brings the constructor. */
export type Singletons<Owner> = <T>(create: (owner: Owner) => T) => T

export function createSingletons<Owner>(owner: Owner): Singletons<Owner> {
  const made = new Map<unknown, unknown>()
  return <T>(create: (owner: Owner) => T) => {
    if (!made.has(create)) made.set(create, create(owner))
    return made.get(create) as T
  }
}

/** Stores over this browser's storage. */
export type Stored = Singletons<KeyValueStorage | null>
