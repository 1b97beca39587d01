import { useSyncExternalStore } from 'react'

const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** Pixels per rem, which grow with the window and the user's text size. */
export const useRemPixels = (): number => useSyncExternalStore(subscribe, read, () => 16)
