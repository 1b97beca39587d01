import { useSyncExternalStore } from 'react'

let over = false
let end: () => void
const ended = new Promise<void>((done) => (end = done))
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on there is time for what nobody waits for. */
export function endFirstMoments(): void {
  if (over) return
  over = true
  end()
  for (const listener of listeners) listener()
}

/** False while the page still comes together: what stands around it is fetched after what the form needs. */
export const useFirstMomentsOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => over,
    () => false,
  )

/** Settles when they are over: code that only makes the page nicer begins to be fetched after that. */
export const afterFirstMoments = (): Promise<void> => ended
