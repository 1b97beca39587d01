import { useSyncExternalStore } from 'react'
import { onceAnswered } from '#core/async.ts'
import { findScreen, firstScreens, layouts } from '#core/screens/first.ts'
import type { Layout } from '#core/screens/types.ts'

/** The screen of the first load at a path, or null. */
export const firstScreenAt = (pathname: string) => findScreen(firstScreens, pathname)

let layoutOf: ((pathname: string) => Layout) | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads all other screens: after startup with the rest, or with the document of another page. */
export const loadOtherScreens = onceAnswered(async () => {
  const others = await import('./OtherScreens.tsx')
  layoutOf = others.layoutOf
  for (const listener of listeners) listener()
  return others
})

/** Frame of the screen at a path; that of most screens until the others have loaded. */
export function useLayout(pathname: string): Layout {
  const known = useSyncExternalStore(
    subscribe,
    () => layoutOf,
    () => null,
  )
  return firstScreenAt(pathname)?.layout ?? known?.(pathname) ?? layouts.list
}
