/** As much of a storage as the app uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage in which one person of several has their own shelf. */
export const shelfOf = (storage: Shelf, prefix: string): Shelf => ({
  getItem: (key) => storage.getItem(prefix + key),
  setItem: (key, value) => storage.setItem(prefix + key, value),
  removeItem: (key) => storage.removeItem(prefix + key),
})

export type StorageKind = 'localStorage' | 'sessionStorage'

/** Storage may be forbidden altogether; the app works without. */
export function storageOrNull(page: Partial<Pick<Window, StorageKind>>, kind: StorageKind): Storage | null {
  try {
    return page[kind] ?? null
  } catch {
    return null
  }
}
