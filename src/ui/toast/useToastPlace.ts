import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const places = '[data-toasts]'
const topmost = (): Element | null => Array.from(document.querySelectorAll(places)).at(-1) ?? null

/** The place for notes in the sheet that is open; null where there is none. Only asked while there is something to say. */
export const useToastPlace = (): Element | null => useSyncExternalStore(subscribe, topmost, () => null)
