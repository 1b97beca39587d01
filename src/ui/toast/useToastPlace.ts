import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const places = '[data-toasts]'
const topmost = (): Element | null => Array.from(document.querySelectorAll(places)).at(-1) ?? null

/** Toast container of the open sheet; null without one. Only evaluated while there is a toast. */
export const useToastPlace = (): Element | null => useSyncExternalStore(subscribe, topmost, () => null)
