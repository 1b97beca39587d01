/** Subset of Storage that the app uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns a storage view with a key prefix, for one of several users. */
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
