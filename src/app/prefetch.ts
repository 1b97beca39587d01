import { matchRoute, screenAt } from '#core/screens/match.ts'
import { pageMessages } from '#src/i18n/current.ts'
import { ownPath } from '#src/features/site/start.ts'
import { loaders, type PageLoader } from './loaders.ts'
import { whenIdle } from './whenQuiet.ts'

/** Fetches the code of the first taps once `touched` resolves, and from now on each page whose link is under the pointer. */
export function prefetch(base: string, touched: Promise<void>): void {
  for (const sign of ['mouseover', 'focusin', 'touchstart'] as const)
    document.addEventListener(sign, ({ target }) => fetchPage(target, base), { passive: true })
  fetchPage(document.querySelector('a:hover'), base)
  void touched.then(() =>
    // Loads one chunk after the other: evaluating both at once would block input for too long.
    whenIdle(() => {
      void import('#src/features/bridge/pickers/networks/NetworkPicker.tsx').then(() =>
        whenIdle(() => void import('#src/features/account/wallets/WalletModal.tsx')),
      )
    }),
  )
}

function fetchPage(target: EventTarget | null, base: string): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return
  const load = loaderOf(ownPath(link.pathname, base))
  if (!load) return
  // A page that fails to prefetch loads again when it is opened.
  void Promise.all([load(), pageMessages()]).catch(() => undefined)
}

function loaderOf(pathname: string): PageLoader | null {
  const place = matchRoute(pathname)
  const screen = place.kind === 'redirect' ? screenAt(place.to) : place.kind === 'screen' ? place.screen : null
  return screen && screen.page !== 'bridge' ? loaders[screen.page] : null
}
