import { useSyncExternalStore } from 'react'

const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** Pixels of one rem: it grows with the window and with the text size that people choose. */
export const useRemPixels = (): number => useSyncExternalStore(subscribe, read, () => 16)
