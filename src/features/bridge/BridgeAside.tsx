import { memo, Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { PanelPlace } from '#src/features/rewards/PanelPlace.tsx'
import { useServices } from '#src/services.ts'
import { afterFirstMoments, useFirstMomentsOver } from '#src/ui/firstMoments.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useTwoColumns } from '#src/ui/useWide.ts'
import type { Bridge } from './useBridge.ts'
import { useWay, type WayStore } from './wayStore.ts'

const QuoteFacts = lazyScreen(() => import('./QuoteFacts.tsx'))
const CrossingNow = lazyScreen(() => import('../order/CrossingNow.tsx'))
const HowItWorks = lazyScreen(() => import('./HowItWorks.tsx'), afterFirstMoments)

/** Beside the form: the transfer that is under way from this browser, what the one in the form costs, and what happens to the money on the way. */
export function BridgeAside({ bridge }: { bridge: Bridge }) {
  const { pending } = useServices()
  const wide = useTwoColumns()
  const quiet = useFirstMomentsOver()
  const current = useHydrated() ? pending.list().find((transfer) => transfer.phase !== 'ready') : undefined
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Suspense fallback={null}>{quiet && current ? <CrossingNow orderId={current.orderId} /> : null}</Suspense>
      {quiet && wide && bridge.quote ? (
        <Suspense fallback={null}>
          <QuoteFacts bridge={bridge} />
        </Suspense>
      ) : null}
      {wide ? <PanelPlace /> : null}
      <LaterHowItWorks way={useWay(bridge)} />
    </aside>
  )
}

/**
 * Its prerendered picture stands until its code has come, which is after everything that the form needs. It is given nothing that changes: a
 * new property before that would throw the picture away.
 */
const LaterHowItWorks = memo(function LaterHowItWorks({ way }: { way: WayStore }) {
  return (
    <Suspense fallback={<div className="card h-96" />}>
      <HowItWorks way={way} />
    </Suspense>
  )
})
