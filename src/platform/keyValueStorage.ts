/** Subset of Storage that the app uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage view with a key prefix, for one of several users. */
export const withPrefix = (storage: KeyValueStorage, prefix: string): KeyValueStorage => ({
  getItem: (key) => storage.getItem(prefix + key),
  setItem: (key, value) => storage.setItem(prefix + key, value),
  removeItem: (key) => storage.removeItem(prefix + key),
})

type StorageKind = 'localStorage' | 'sessionStorage'

/** Null where storage is blocked; the app works without it. */
export function storageOrNull(page: Partial<Pick<Window, StorageKind>>, kind: StorageKind): Storage | null {
  try {
    return page[kind] ?? null
  } catch {
    return null
  }
}

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
