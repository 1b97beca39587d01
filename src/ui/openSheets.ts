import { useSyncExternalStore } from 'react'

/** Number of open sheets. Module state, because there is one page. */
let open = 0
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Counts an open sheet; returns the function that removes it. */
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
