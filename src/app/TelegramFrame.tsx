import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownPath } from '#src/features/channel/start.ts'
import { LaunchNotice } from '#src/features/telegram/LaunchNotice.tsx'
import { type StartActions, startFrom } from '#src/features/telegram/startFrom.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { createStack } from '#src/platform/stack.ts'
import { accountOf } from '#src/platform/telegram/accountOf.ts'
import { enterTelegram } from '#src/platform/telegram/enter.ts'
import { signingOf } from '#src/platform/telegram/signingOf.ts'
import { useServices } from '#src/services.ts'
import { SheetLoading } from './SheetLoading.tsx'

const WalletsSheet = lazyScreen(() => import('#src/features/telegram/WalletsSheet.tsx'))

interface FrameProps {
  onSettings: () => void
}

/** What Telegram adds to every page: its buttons and colours, the person's account, and the place that a link asked for. */
export default function TelegramFrame({ onSettings }: FrameProps) {
  const services = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [pages] = useState(() => createStack<() => void>())
  const account = accountOf(services)
  const [walletsOpen, setWalletsOpen] = useState(false)

  const atHome = ownPath(pathname, services.channel.base) === '/'
  useEffect(() => {
    if (atHome) return
    // A page that was the first of this visit has none behind it.
    return pages.add(() => void ((window.history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate('/', { replace: true })))
  }, [atHome, navigate, pages])

  const actions: StartActions = { go: (path) => void navigate(path), leave: (href) => window.location.replace(href) }
  const open = () =>
    account.open().then(
      (start) => {
        // What this surface allows, and what is the person's own, is known only now.
        void queryClient.invalidateQueries()
        // Whoever was let in late may be signing by now, and is not led away from that.
        if (start && !signingOf(services.platform).top()) startFrom(start, services, actions)
      },
      () => undefined,
    )
  // Once for the visit: what it uses stays the same.
  const [enter] = useState(() => () => {
    const leave = enterTelegram({ page: window, services, launch: services.platform.launch ?? '', pages, openSettings: onSettings, openWallets: () => setWalletsOpen(true) })
    void open()
    return leave
  })
  useEffect(() => enter(), [enter])

  return (
    <>
      <LaunchNotice account={account} onAgain={() => void open()} />
      <Suspense fallback={<SheetLoading />}>{walletsOpen ? <WalletsSheet account={account} onClose={() => setWalletsOpen(false)} /> : null}</Suspense>
    </>
  )
}
