import { memo, type ReactNode, Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { whenStartupIdle } from '#src/ui/startupIdle.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { useTwoColumns } from '#src/ui/browserState.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import { useRoutePreview, type RoutePreviewStore } from '../hooks/routePreview.ts'

const QuoteFacts = lazyScreen(() => import('./QuoteFacts.tsx'))
const HowItWorks = lazyScreen(() => import('./HowItWorks.tsx'), whenStartupIdle)

interface BridgeAsideProps {
  bridge: Bridge
  /** This browser's transfer in progress. */
  transfer: ReactNode
  rewards: ReactNode
}

/** Column next to the form: the transfer in progress from this browser, the fees of the current quote, and how the bridge works. */
export function BridgeAside({ bridge, transfer, rewards }: BridgeAsideProps) {
  const wide = useTwoColumns()
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <AfterStartup>{transfer}</AfterStartup>
      {wide && bridge.quote ? (
        <AfterStartup>
          <QuoteFacts bridge={bridge} />
        </AfterStartup>
      ) : null}
      {wide ? rewards : null}
      <LaterHowItWorks way={useRoutePreview(bridge)} />
    </aside>
  )
}

/**
 * Its prerendered HTML stays until the chunk loads, after everything that the form needs. Its props never change: a new one
 * before hydration would make React discard that HTML.
 */
const LaterHowItWorks = memo(function LaterHowItWorks({ way }: { way: RoutePreviewStore }) {
  return (
    <Suspense fallback={<HowItWorksSkeleton />}>
      <HowItWorks way={way} />
    </Suspense>
  )
})

const HowItWorksSkeleton = () => (
  <div className="card grid h-96 content-start gap-5 p-5">
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-full" />
  </div>
)
