import { Suspense, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { useOnline } from '#src/ui/useOnline.ts'
import { CountryGuard } from './CountryGuard.tsx'
import { Header } from './Header.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { TabBar } from './TabBar.tsx'
import { ToastHost } from './ToastHost.tsx'
import { metaOf, usePageEffects } from './usePageEffects.ts'
import { useWalletStart } from './useWalletStart.ts'

const WalletModal = lazyScreen(() => import('#src/features/wallets/WalletModal.tsx'))

/** What surrounds every page: header, navigation, wallet list, country guard. */
export function Shell() {
  usePageEffects()
  useWalletStart()
  const { pathname } = useLocation()
  const online = useOnline()
  const listOpen = useWallets((state) => state.listOpen)
  const meta = metaOf(pathname)
  const withNavigation = meta?.navigation ?? true
  const { walletEvents } = useServices()
  const openList = useWallets((state) => state.openList)
  useEffect(() => walletEvents.on('quitWalletAndOpenWallet', ({ family }) => openList(family)), [walletEvents, openList])

  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-tide focus:px-4 focus:py-3 focus:font-semibold focus:text-on-tide">
        {t('nav-skip')}
      </a>
      <Header withNavigation={withNavigation} />
      {online ? null : (
        <p role="status" className="border-y border-warn/50 tint-warn px-4 py-2 text-center text-small">
          {t('problem-offline')}
        </p>
      )}
      <main id="main" tabIndex={-1} className="mx-auto max-w-[70rem] px-4 pt-2 pb-8 outline-none min-[60rem]:pt-10">
        <CountryGuard>
          <Suspense fallback={<h1 className="sr-only">{meta ? t(meta.title) : t('main-loading')}</h1>}>
            <Outlet />
          </Suspense>
        </CountryGuard>
      </main>
      <footer className="mx-auto flex max-w-[70rem] flex-wrap gap-x-6 px-4 pb-24 text-caption text-muted min-[60rem]:pb-8">
        {withNavigation ? (
          <Link to="/query" className="inline-flex min-h-11 items-center hover:text-text">
            {t('query-title')}
          </Link>
        ) : null}
        <Link to="/tos" className="inline-flex min-h-11 items-center hover:text-text">
          {t('tos-title')}
        </Link>
        <LanguageSelect />
      </footer>
      {withNavigation ? <TabBar /> : null}
      <Suspense fallback={null}>{listOpen ? <WalletModal /> : null}</Suspense>
      <ToastHost />
    </>
  )
}
