import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration; browser-only data is shown afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
