import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { usePersistentStore } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { screenAt } from '#core/screens/match.ts'
import { sheetPages } from '#core/screens/types.ts'
import { createSeenPopups, popupToShow } from '../shared/popups.ts'
import { useSite } from './useSite.ts'

const Popup = lazyScreen(() => import('./Popup.tsx'))
const LOOK_MS = 30_000

/** Shows the operator's one-time popups, one at a time. */
export default function PopupHost() {
  const seenPopups = usePersistentStore(createSeenPopups)
  const { pathname } = useLocation()
  const [, setClosed] = useState(0)
  const popup = popupToShow(useSite()?.popups ?? [], seenPopups.list(), useNow(LOOK_MS))
  const covered = useAnySheet()
  if (!popup || covered || !takesPopups(pathname)) return null
  const close = () => {
    seenPopups.add(popup.id)
    setClosed((count) => count + 1)
  }
  return (
    <Suspense fallback={null}>
      <Popup key={popup.id} popup={popup} onClose={close} />
    </Suspense>
  )
}

/** True when no other sheet is open: two at once trap each other's focus. The popup waits until that one closes. */
export function takesPopups(pathname: string): boolean {
  const screen = screenAt(pathname)
  return screen === null || !sheetPages.has(screen.page)
}
