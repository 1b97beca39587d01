import { useSyncExternalStore } from 'react'

let over = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on there is time for what nobody waits for. */
export function endFirstMoments(): void {
  over = true
  for (const listener of listeners) listener()
}

/** False while the page still comes together: what stands around it is fetched after what the form needs. */
export const useFirstMomentsOver = (): boolean => useSyncExternalStore(subscribe, () => over, () => false)
