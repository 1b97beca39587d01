import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { staysInPlace } from './staysInPlace.ts'

/** Moves focus to a new page, so that keyboard and screen readers start at its top. */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const earlier = useRef(pathname)
  useEffect(() => {
    const from = earlier.current
    earlier.current = pathname
    if (!staysInPlace(from, pathname)) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
