import { useSyncExternalStore } from 'react'

/** How many sheets lie over the page. There is one page, so this is the module's own state. */
let open = 0
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Counts a sheet while it is there; the answer takes it away again. */
export function sheetOpened(): () => void {
  open += 1
  tell()
  return () => {
    open -= 1
    tell()
  }
}

export const anySheet = (): boolean => open > 0

export function watchSheets(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAnySheet = (): boolean => useSyncExternalStore(watchSheets, anySheet, () => false)
