import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a prerendered page is taken over: what only this browser knows is shown after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
