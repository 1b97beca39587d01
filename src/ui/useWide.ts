import { useSyncExternalStore } from 'react'

/** True when the window has at least this width; false during prerendering and hydration. */
function wideFrom(rem: number): () => boolean {
  const query = `(min-width: ${rem}rem)`
  const subscribe = (onChange: () => void): (() => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => false,
    )
}

/** Navigation in the header and links in the footer; theme.css and the `min-[60rem]` classes use the same width. */
export const useWide = wideFrom(60)

/** Two columns, from tablets on; the `min-[48rem]` classes use the same width. */
export const useTwoColumns = wideFrom(48)
