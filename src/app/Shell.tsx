import { type ComponentProps, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation, Navigate } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { type Channel, useChannel } from '#src/features/site/useChannel.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets, useApi } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { markStartupIdle, useStartupIdle, whenStartupIdle } from '#src/ui/startupIdle.ts'
import { useHydrated, useWide, useOnline } from '#src/ui/browserState.ts'
import { TabBar } from '#src/ui/TabBar.tsx'
import { appConfigQuery, countryQuery } from '#src/api/queries.ts'
import type { Background } from '#core/screens/types.ts'
import { Header } from './Header.tsx'
import LanguageSelect from './LanguageSelect.tsx'
import { PageLoading } from './PageLoading.tsx'
import { WalletChip } from './WalletChip.tsx'
import { useLayout } from './screens.ts'
import { useWalletStart } from './useWalletStart.ts'
import { useTabs } from './navigation.tsx'
import { guardTarget, isRestricted } from './guards.ts'

const ChannelHeader = lazyScreen(() => import('#src/features/site/ChannelHeader.tsx'))
const ChannelFooter = lazyScreen(() => import('#src/features/site/ChannelFooter.tsx'))
const ChannelMissing = lazyScreen(() => import('#src/features/site/ChannelMissing.tsx'))
const Overlays = lazyScreen(() => import('./Overlays.tsx'))
const ServerUnreachable = lazyScreen(() => import('./ServerUnreachable.tsx'))
const PopupHost = lazyScreen(() => import('#src/features/site/PopupHost.tsx'))
const ToastLayer = lazyScreen(() => import('./ToastLayer.tsx'))
const PagePosition = lazyScreen(() => import('./PagePosition.tsx'))
const Footer = lazyScreen(() => import('./Footer.tsx'), whenStartupIdle)
const TelegramFrame = lazyScreen(() => import('./TelegramFrame.tsx'))

/** Constant, so that an update of the frame does not render the page in it. */
const outlet = <Outlet />

/**
 * Frame of every page: header, navigation, wallet list, country guard. Header and footer are their own Suspense boundaries, so that a
 * prerendered page's form hydrates before them.
 */
export function Shell() {
  const { partner, missing } = useChannel()
  useHead(partner?.name ?? null)
  const { pathname } = useLocation()
  const [moreOpen, setMoreOpen] = useState(false)
  const openMore = useCallback(() => setMoreOpen(true), [])
  const [checkInOpen, setCheckInOpen] = useState(false)
  const listOpen = useWallets((state) => state.listOpen)
  const { navigation: withNavigation, footerFixed, background } = useLayout(pathname)
  const { walletEvents } = useServices()
  const openList = useWallets((state) => state.openList)
  useEffect(
    () => walletEvents.on('quitWalletAndOpenWallet', ({ family }) => openList(family)),
    [walletEvents, openList],
  )

  return (
    <>
      <div className="isolate flex min-h-dvh flex-col pt-(--inset-top)">
        <PageBackground name={background} />
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-tide focus:px-4 focus:py-3 focus:font-semibold focus:text-on-tide"
        >
          {t('nav-skip')}
        </a>
        <TopBar
          partner={partner}
          withNavigation={withNavigation}
          onMore={openMore}
          checkInOpen={checkInOpen}
          onCheckIn={setCheckInOpen}
        />
        <InTelegram onSettings={openMore} />
        <Connectivity />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[70rem] flex-1 px-4 pt-2 pb-8 max-[40rem]:min-h-[calc(100dvh-4rem)] outline-none min-[60rem]:pt-10"
        >
          <CountryGuard>
            {missing ? (
              <Suspense fallback={<PageLoading />}>
                <ChannelMissing />
              </Suspense>
            ) : (
              outlet
            )}
          </CountryGuard>
        </main>
        <BottomBars partner={partner} withNavigation={withNavigation} fixed={footerFixed} onMore={openMore} />
      </div>
      {listOpen || moreOpen ? (
        <Suspense fallback={null}>
          <Overlays
            wallets={listOpen}
            more={moreOpen}
            onLess={() => setMoreOpen(false)}
            onCheckIn={withNavigation ? () => setCheckInOpen(true) : undefined}
          />
        </Suspense>
      ) : null}
      {withNavigation && !listOpen && !moreOpen ? (
        <AfterStartup>
          <PopupHost />
        </AfterStartup>
      ) : null}
      <AfterStartup>
        <ToastLayer />
      </AfterStartup>
      <Position urgent={listOpen || moreOpen} />
      <WalletStart />
    </>
  )
}

interface TopBarProps extends ComponentProps<typeof Header> {
  partner: Channel['partner']
}

// The boundary is part of what stays the same: an update of the frame with a new one would hydrate it before anything else.
const TopBar = memo(function TopBar({ partner, ...props }: TopBarProps) {
  return (
    <Suspense fallback={<div className="h-16" />}>
      {partner ? (
        <ChannelHeader channel={partner} withNavigation={props.withNavigation} wallet={<WalletChip />} />
      ) : (
        <Header {...props} />
      )}
    </Suspense>
  )
})

interface BottomBarsProps {
  partner: Channel['partner']
  withNavigation: boolean
  /** Keeps the footer at the lower edge of wide windows (spec §2). */
  fixed: boolean
  onMore: () => void
}

/** Low windows have no room for the footer next to the page. */
const roomy =
  '[@media(min-width:60rem)_and_(min-height:40rem)]:sticky [@media(min-width:60rem)_and_(min-height:40rem)]:bottom-0'

const BottomBars = memo(function BottomBars({ partner, onMore, ...props }: BottomBarsProps) {
  const className = props.fixed ? roomy : ''
  return (
    <Suspense fallback={null}>
      {partner ? (
        <ChannelFooter
          channel={partner}
          withNavigation={props.withNavigation}
          className={className}
          languages={<LanguageSelect />}
        />
      ) : (
        <>
          <Suspense fallback={<div className="h-36 min-[60rem]:h-15" />}>
            <Footer withNavigation={props.withNavigation} className={className} />
          </Suspense>
          {props.withNavigation ? <OwnTabBar onMore={onMore} /> : null}
        </>
      )}
    </Suspense>
  )
})

function InTelegram({ onSettings }: { onSettings: () => void }) {
  const { platform } = useServices()
  if (!useHydrated() || !platform.inTelegram) return null
  return (
    <Suspense fallback={null}>
      <TelegramFrame onSettings={onSettings} />
    </Suspense>
  )
}

function Connectivity() {
  if (!useOnline())
    return (
      <p role="status" className="border-y border-warn/50 tint-warn px-4 py-2 text-center text-small">
        {t('problem-offline')}
      </p>
    )
  return (
    <AfterStartup>
      <ServerUnreachable />
    </AfterStartup>
  )
}

/** A component of its own, so that arriving networks do not re-render the frame. */
function WalletStart() {
  useWalletStart()
  return null
}

/** The product's own navigation on phones. */
function OwnTabBar({ onMore }: { onMore: () => void }) {
  const tabs = useTabs().map(({ to, text, icon }) => ({ to, text: t(text), icon }))
  return <TabBar tabs={tabs} onMore={onMore} />
}

/** Loads after startup, which ends when the user opens another page or a sheet: both wait for parts that load then. */
function Position({ urgent }: { urgent: boolean }) {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const hasMoved = pathname !== first
  useEffect(() => {
    if (urgent || hasMoved) markStartupIdle()
  }, [urgent, hasMoved])
  const isIdle = useStartupIdle()
  if (!isIdle && !hasMoved && pathname === '/') return null
  return (
    <Suspense fallback={null}>
      <PagePosition first={first} />
    </Suspense>
  )
}

/** Runs on every navigation against cached answers without delaying it; a failed lookup restricts no one (spec §8). */
function CountryGuard({ children }: { children: ReactNode }) {
  const api = useApi()
  const country = useQuery(countryQuery(api))
  const config = useQuery(appConfigQuery(api))
  const { pathname, search, state } = useLocation()
  const sentFrom = (state as { sentFrom?: string } | null)?.sentFrom ?? null
  const target = guardTarget(pathname, isRestricted(country.data, config.data?.restricted_countries), sentFrom)
  if (target !== null) return <Navigate to={target} replace state={{ sentFrom: pathname + search }} />
  return children
}

/** Fades towards the sides on wide windows, where the scroll bar gutter cannot be painted. */
const sides = 'linear-gradient(to right, transparent, #000 18%, #000 82%, transparent)'

/** The composite mode belongs to the shorthand: a separate property would be dropped when the page grows wide and only the mask is rewritten. */
const maskOf = (name: string, wide: boolean): string =>
  `url(/backgrounds/${name}.svg) bottom center / cover no-repeat${wide ? ` intersect, ${sides}` : ''}`

/** Decorative drawing at the lower edge of the page (spec §2). A mask takes the theme's color. */
function PageBackground({ name }: { name: Background }) {
  const wide = useWide()
  if (name === 'none') return null
  return (
    <div
      aria-hidden="true"
      data-background={name}
      className="pointer-events-none fixed inset-x-0 bottom-0 -z-10 h-[38vh] bg-water"
      style={{ mask: maskOf(name, wide) }}
    />
  )
}

let first = true

/** Updates title and description on every navigation. The first page has them in its HTML, so nothing loads for them before the first quote. */
function useHead(partner: string | null): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    let left = false
    const write = () =>
      void import('./writeHead.ts')
        .then(({ writeHead }) => writeHead(pathname, search, partner, () => left))
        // On failure the earlier title stays.
        .catch(() => undefined)
    if (first && pathname === '/') void whenStartupIdle().then(write)
    else write()
    first = false
    return () => {
      left = true
    }
  }, [pathname, search, partner])
}
