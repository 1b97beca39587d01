import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'
import { matchRoute, screenAt } from '#core/screens/match.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { ownPath } from '#src/features/site/start.ts'
import { loaders, type PageLoader } from './loaders.ts'

/** A slower wallet may still connect, but the page no longer waits for it. */
const AWAITED_MS = 4000

/** While a remembered wallet reconnects, a mark on the page hides Connect; index.html sets it before the first paint. */
function useAwaitedMark(): void {
  const awaited = useWallets((state) => state.awaited)
  const stopAwaiting = useWallets((state) => state.stopAwaiting)
  useEffect(() => {
    if (!awaited) {
      delete document.documentElement.dataset.wallet
      return
    }
    const timer = setTimeout(stopAwaiting, AWAITED_MS)
    return () => clearTimeout(timer)
  }, [awaited, stopAwaiting])
}

/** Resumes wallet sessions, again once the catalogue that wallets need has loaded, and refetches balances when a wallet connects. */
export function useWalletStart(): void {
  const { api, walletEvents } = useServices()
  const resume = useWallets((state) => state.resume)
  const queryClient = useQueryClient()
  const { status } = useQuery(chainsQuery(api))
  useEffect(() => {
    if (status !== 'error') void resume()
  }, [resume, status])
  useAwaitedMark()
  useEffect(
    () =>
      walletEvents.on('finish', ({ address, walletName }) => {
        void queryClient.invalidateQueries({ queryKey: ['balances'] })
        // Used for the operator's statistics only, so nothing waits for it.
        api.connected(address, walletName, navigator.userAgent).catch(() => {})
      }),
    [api, walletEvents, queryClient],
  )
}

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
