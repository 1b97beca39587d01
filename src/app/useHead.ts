import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterFirstMoments } from '#src/ui/firstMoments.ts'

let first = true

/** The title and description of each screen, on every navigation. Those of the first page are in its HTML, so nothing is fetched for it before the first price. */
export function useHead(partner: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let left = false
    const write = () =>
      void import('./writeHead.ts')
        .then(({ writeHead }) => writeHead(pathname, partner, () => left))
        // Without it the earlier title stays.
        .catch(() => undefined)
    if (first && pathname === '/') void afterFirstMoments().then(write)
    else write()
    first = false
    return () => {
      left = true
    }
  }, [pathname, partner])
}
