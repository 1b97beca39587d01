import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Crossing } from '#src/ui/Crossing.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { shoreOf } from '#src/ui/useShore.ts'
import { useWide } from '#src/ui/useWide.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import type { Bridge } from './useBridge.ts'

const CrossingNow = lazyScreen(() => import('../order/CrossingNow.tsx'))

/** Beside the form: the transfer that is under way from this browser, what the one in the form costs, and what happens to the money on the way. */
export function BridgeAside({ bridge }: { bridge: Bridge }) {
  const { pending } = useServices()
  const wide = useWide()
  const current = useHydrated() ? pending.list().find((transfer) => transfer.phase !== 'ready') : undefined
  return (
    <aside className="grid content-start gap-6">
      <Suspense fallback={null}>{current ? <CrossingNow orderId={current.orderId} /> : null}</Suspense>
      {wide ? <QuoteFacts bridge={bridge} /> : null}
      <HowItWorks bridge={bridge} />
    </aside>
  )
}

function HowItWorks({ bridge: { from, to, view } }: { bridge: Bridge }) {
  const names = { from: from?.alias_name ?? t('aside-from'), to: to?.alias_name ?? t('aside-to') }
  const kind = view.custody === 'maker' ? 'maker' : 'escrow'
  return (
    <section className="card p-5">
      <h2 className="text-heading font-semibold tracking-tight">{t('aside-title')}</h2>
      <div className="mt-3">
        <Crossing from={shoreOf(from, names.from)} to={shoreOf(to, names.to)} fill={0} label={t('aside-picture', names)} />
      </div>
      <ol className="mt-3 grid gap-3 text-small">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="grid size-6 flex-none place-items-center rounded-full bg-raised text-caption font-semibold">
              {step}
            </span>
            <span>{t(`aside-${kind}-${step}`, names)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
