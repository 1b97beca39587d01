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

const never = () => () => {}

/** False during hydration; browser-only data is shown afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
