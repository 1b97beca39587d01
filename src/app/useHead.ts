import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

let first = true

/** The title and description of each screen, on every navigation. Those of the first page are in its HTML, so the form does not wait for the texts. */
export function useHead(partner: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let left = false
    const write = () =>
      void import('./writeHead.ts')
        .then(({ writeHead }) => writeHead(pathname, partner, () => left))
        // Without it the earlier title stays.
        .catch(() => undefined)
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500))
    if (first && pathname === '/') idle(write)
    else write()
    first = false
    return () => {
      left = true
    }
  }, [pathname, partner])
}
