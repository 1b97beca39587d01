import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LaunchNotice } from '#src/features/telegram/LaunchNotice.tsx'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { accountOf } from '#src/platform/telegram/accountOf.ts'
import { useServices, type Services } from '#src/services.ts'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { createLaunch, type Launch, startFrom } from '#src/features/telegram/launch.ts'
import { enterTelegram } from '#src/platform/telegram/enter.ts'
import { signingOf } from '#src/platform/telegram/whileSigning.ts'

const WalletsSheet = lazyScreen(() => import('#src/features/telegram/WalletsSheet.tsx'))

interface FrameProps {
  onSettings: () => void
}

/** Connects every page to Telegram: its buttons and colors, the user's account, and the target of a deep link. */
export default function TelegramFrame({ onSettings }: FrameProps) {
  const services = useServices()
  const launch = launchOf(services, useQueryClient())
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const account = accountOf(services)
  const [walletsOpen, setWalletsOpen] = useState(false)

  // The router has already removed a partner's prefix from the path.
  const atHome = pathname === '/'
  useEffect(() => {
    if (atHome) return
    // The first page of this visit has none behind it.
    return launch.pages.add(
      () =>
        void ((window.history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate('/', { replace: true })),
    )
  }, [atHome, navigate, launch])

  useEffect(() => launch.enter(), [launch])
  // Runs on every render, so that Telegram always calls the latest closures.
  useEffect(() =>
    launch.frames.add({
      openSettings: onSettings,
      openWallets: () => setWalletsOpen(true),
      go: (path) => void navigate(path),
      leave: (href) => window.location.replace(href),
    }),
  )

  return (
    <>
      <LaunchNotice account={account} onAgain={launch.open} />
      <Suspense fallback={<SheetLoading />}>
        {walletsOpen ? <WalletsSheet account={account} onClose={() => setWalletsOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

const launches = new WeakMap<Services, Launch>()

/** Singleton of the app, created when its frame first renders. */
function launchOf(services: Services, queryClient: QueryClient): Launch {
  const known = launches.get(services)
  if (known) return known
  const launch = createLaunch({
    account: accountOf(services),
    enter: (asked) => enterTelegram({ page: window, services, launch: services.platform.launch ?? '', ...asked }),
    onSignedIn: () => void queryClient.invalidateQueries(),
    isSigning: () => signingOf(services.platform).top() !== null,
    start: (text, actions) => startFrom(text, services, actions),
  })
  launches.set(services, launch)
  return launch
}
