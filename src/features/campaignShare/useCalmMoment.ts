import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void): (() => void) => {
  // The focus has moved on only after the event.
  const later = () => setTimeout(onChange)
  document.addEventListener('focusout', later)
  return () => document.removeEventListener('focusout', later)
}

/** Nobody is typing: whatever comes by itself waits for that. */
export const useCalmMoment = (): boolean => useSyncExternalStore(watch, () => !document.activeElement?.matches('input, textarea, select'))
