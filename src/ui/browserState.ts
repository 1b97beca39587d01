import { useSyncExternalStore } from 'react'

/** True while the window matches; false during prerendering and hydration. */
function matching(query: string): () => boolean {
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
export const useWide = matching('(min-width: 60rem)')

/** Two columns, from tablets on; the `min-[48rem]` classes use the same width. */
export const useTwoColumns = matching('(min-width: 48rem)')

/** A low phone, such as 320×568: little more than a sheet's action is visible at once. The `low:` classes use the same height. */
export const useLow = matching('(max-height: 38rem)')

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
