import { useSyncExternalStore } from 'react'

let over = false
let end: () => void
const ended = new Promise<void>((done) => (end = done))
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts loading everything that is not urgent. */
export function markStartupIdle(): void {
  if (over) return
  over = true
  end()
  for (const listener of listeners) listener()
}

/** False during startup: content around the form loads after everything that the form needs. */
export const useStartupIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => over,
    () => false,
  )

/** Resolves after startup, when purely visual code may load. */
export const whenStartupIdle = (): Promise<void> => ended
