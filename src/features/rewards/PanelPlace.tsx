import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { useWallets } from '#src/services.ts'
import { useFirstMomentsOver } from '#src/ui/firstMoments.ts'

const BesideForm = lazyScreen(() => import('./BesideForm.tsx'))

/** Rewards panel of a page, or its compact form in a sheet. Nothing of it loads before a wallet is connected and the page is idle. */
export function PanelPlace({ compact = false }: { compact?: boolean }) {
  const connected = useWallets((state) => state.userId !== null)
  const quiet = useFirstMomentsOver()
  return <Suspense fallback={null}>{connected && quiet ? <BesideForm compact={compact} /> : null}</Suspense>
}
