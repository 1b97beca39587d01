import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { useWallets } from '#src/services.ts'
import { useFirstMomentsOver } from '#src/ui/firstMoments.ts'

const BesideForm = lazyScreen(() => import('./BesideForm.tsx'))

/** Where a page has the rewards panel and what comes with it, or a sheet the panel in short; nothing of it is fetched before there is a wallet and the page is at rest. */
export function PanelPlace({ compact = false }: { compact?: boolean }) {
  const connected = useWallets((state) => state.userId !== null)
  const quiet = useFirstMomentsOver()
  return <Suspense fallback={null}>{connected && quiet ? <BesideForm compact={compact} /> : null}</Suspense>
}
