import { useEffect } from 'react'
import { matchRoute, screenAt } from '#core/screens/match.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { ownPath } from '#src/features/site/start.ts'
import { useServices } from '#src/services.ts'
import { loaders, type PageLoader } from './loaders.ts'

function loaderOf(pathname: string): PageLoader | null {
  const place = matchRoute(pathname)
  const screen = place.kind === 'redirect' ? screenAt(place.to) : place.kind === 'screen' ? place.screen : null
  return screen && screen.page !== 'bridge' ? loaders[screen.page] : null
}

const signs = ['mouseover', 'focusin', 'touchstart'] as const

/** Prefetches a page when the pointer is over a link to it. */
export function usePrefetch(): void {
  const { base } = useServices().channel
  useEffect(() => {
    const fetchPage = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      const load = loaderOf(ownPath(link.pathname, base))
      if (!load) return
      // A page that fails to prefetch loads again when it is opened.
      void Promise.all([load(), restOfMessages()]).catch(() => undefined)
    }
    for (const sign of signs) document.addEventListener(sign, fetchPage, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchPage)
    }
  }, [base])
}
