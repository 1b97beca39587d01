import { useSyncExternalStore } from 'react'

/** From here on there is a second column; theme.css and the `min-[60rem]` classes use the same width. */
const query = '(min-width: 60rem)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is wide enough for a second column, for content that stands in another place then. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false)
