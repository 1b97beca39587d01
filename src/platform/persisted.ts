import type { KeyValueStorage } from './keyValueStorage.ts'

interface PersistedOptions<T> {
  /** Never renamed: it finds the values that earlier releases stored. */
  readonly key: string
  /** Value of the stored content; undefined or an exception means the fallback. `version` is the one that it was written with. */
  parse(stored: unknown, version: number): T | undefined
  readonly fallback: T
  /** Raised when the format changes. Version 0 is stored bare, as the first releases did. */
  readonly version?: number
  /** `text` is stored as it is, `json` by default. */
  readonly format?: 'json' | 'text'
}

/** One value in browser storage. No method throws: a blocked or full storage, or foreign content, gives the fallback. */
export interface Persisted<T> {
  /** Reads the storage each time, because another tab may have written. */
  read(): T
  /** False when nothing was stored. */
  write(value: T): boolean
  remove(): void
}

type Backend = Pick<KeyValueStorage, 'getItem' | 'setItem'> & Partial<Pick<KeyValueStorage, 'removeItem'>>

/** The app's only access to a storage key: key, version, parsing and fallback in one place. */
export function createPersisted<T>(
  storage: Backend | null,
  { key, parse, fallback, version = 0, format = 'json' }: PersistedOptions<T>,
): Persisted<T> {
  return {
    read() {
      try {
        const text = storage?.getItem(key) ?? null
        if (text === null) return fallback
        if (format === 'text') return parse(text, version) ?? fallback
        const [stored, writtenWith] = unwrap(JSON.parse(text))
        return parse(stored, writtenWith) ?? fallback
      } catch {
        return fallback
      }
    },
    write(value) {
      try {
        if (!storage) return false
        storage.setItem(key, format === 'text' ? String(value) : JSON.stringify(version ? { version, value } : value))
        return true
      } catch {
        return false
      }
    },
    remove() {
      try {
        storage?.removeItem?.(key)
      } catch {
        // Nothing can be stored there either.
      }
    },
  }
}

/** Returns the rows that pass the check; a value that isn't a list has none. */
export const listOf =
  <T>(isRow: (value: unknown) => value is T) =>
  (stored: unknown): readonly T[] =>
    Array.isArray(stored) ? stored.filter(isRow) : []

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the content and its version; bare content has version 0. */
function unwrap(stored: unknown): readonly [unknown, number] {
  if (typeof stored !== 'object' || stored === null) return [stored, 0]
  const { version, value, ...others } = stored as Record<string, unknown>
  return typeof version === 'number' && value !== undefined && Object.keys(others).length === 0
    ? [value, version]
    : [stored, 0]
}
