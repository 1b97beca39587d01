import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenStartupIdle } from '#src/ui/startupIdle.ts'

let first = true

/** Updates title and description on every navigation. The first page has them in its HTML, so nothing loads for them before the first quote. */
export function useHead(partner: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let left = false
    const write = () =>
      void import('./writeHead.ts')
        .then(({ writeHead }) => writeHead(pathname, partner, () => left))
        // On failure the earlier title stays.
        .catch(() => undefined)
    if (first && pathname === '/') void whenStartupIdle().then(write)
    else write()
    first = false
    return () => {
      left = true
    }
  }, [pathname, partner])
}
