import { useEffect } from 'react'
import { paysAddress } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { Crossing } from '#src/ui/network/Crossing.tsx'
import { toNetworkArt } from '#src/ui/network/useNetworkColor.ts'
import { useNow } from '#src/ui/useNow.ts'
import { addressView } from '../transfer/resume.ts'
import { orderNames } from './orderNames.ts'
import { progressView } from './progress.ts'
import type { LiveOrder } from './useOrder.ts'

/** Compact view of this browser's newest transfer; disappears once it has finished. */
export function TransferInProgress({ orderId, live }: { orderId: string; live: LiveOrder }) {
  const pending = usePending()
  const sent = pending.get(orderId)?.phase === 'sent'
  const names = orderNames(live, sent)
  const now = useNow()
  const view = live.order ? progressView(live.order, names, addressView(live.order, now)) : null
  const gone = live.error !== null || (view?.over === true && view.status !== 'expired')

  useEffect(() => {
    // Without a wallet the history has no other record of it.
    const kept = pending.get(orderId)
    if (gone && view?.over && !(kept && paysAddress(kept))) pending.remove(orderId)
  }, [gone, view?.over, orderId, pending])

  if (!view || gone || view.status === 'expired') return null
  return (
    <Link to={`/order/${orderId}`} className="card block p-5 hover:border-control-line">
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-heading font-semibold tracking-tight">{t('order-crossing_now')}</span>
        <span className="text-caption text-muted">{names.sent}</span>
      </span>
      <span className="mt-3 block">
        <Crossing
          from={toNetworkArt(live.from)}
          to={toNetworkArt(live.to)}
          fill={view.fill}
          tone={view.tone}
          label={t('order-crossing', { percent: Math.round(view.fill * 100), from: names.from, to: names.to })}
        />
      </span>
      <span className="mt-2 block text-small text-muted">{view.title}</span>
    </Link>
  )
}
