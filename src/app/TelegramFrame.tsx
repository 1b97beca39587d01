import { visitToasts } from '#src/features/shared/useToasts.ts'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LaunchNotice } from '#src/features/telegram/LaunchNotice.tsx'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { telegramAccount } from '#src/platform/telegram/account.ts'
import { useServices, type Services } from '#src/services.ts'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { createLaunch, type Launch, startFrom } from '#src/features/telegram/launch.ts'
import { enterTelegram } from '#src/platform/telegram/enter.ts'

const WalletsSheet = lazyScreen(() => import('#src/features/telegram/WalletsSheet.tsx'))

interface FrameProps {
  onSettings: () => void
}

/** Connects every page to Telegram: its buttons and colors, the user's account, and the target of a deep link. */
export default function TelegramFrame({ onSettings }: FrameProps) {
  const services = useServices()
  const launch = services.single(telegramLaunch)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const account = services.single(telegramAccount)
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

/** State of the visit, which outlives the frame. */
const telegramLaunch = (services: Services): Launch =>
  createLaunch({
    account: services.single(telegramAccount),
    enter: (asked) => enterTelegram({ page: window, services, launch: services.platform.launch ?? '', ...asked }),
    onSignedIn: services.refetchAll,
    isSigning: () => services.platform.signing.top() !== null,
    start: (text, actions) => startFrom(text, { ...services, toasts: services.single(visitToasts) }, actions),
  })
