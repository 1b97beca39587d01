import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts'
import { isReturn, scrollPlace } from './scrollPlace.ts'
import { staysInPlace } from './staysInPlace.ts'

/** Restores the scroll position of a page that was left; a new page starts at the top (spec §2). */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const memory = useRef<ScrollMemory>(null)
  const earlier = useRef<string>(null)

  useLayoutEffect(() => {
    const from = earlier.current
    earlier.current = pathname
    memory.current ??= createScrollMemory(window)
    const place = scrollPlace(key, pathname)
    if (from !== null && staysInPlace(from, pathname)) memory.current.rename(place)
    else memory.current.show(place, from === null ? isReturn(performance) : isBack)
  }, [pathname, key, isBack])

  useEffect(
    () => () => {
      memory.current?.stop()
      memory.current = null
      earlier.current = null
    },
    [],
  )
}
