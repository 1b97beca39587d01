import { useSyncExternalStore } from 'react'

/** Whether the window is at least so wide; no before the page is the browser's own. */
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

/** The navigation stands in the header and the links in the footer; theme.css and the `min-[60rem]` classes use the same width. */
export const useWide = wideFrom(60)

/** There is a second column, from tablets on; the `min-[48rem]` classes use the same width. */
export const useTwoColumns = wideFrom(48)
