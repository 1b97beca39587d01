import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { displayAmount } from '#src/format/amount.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import { createRemainderStore } from '#src/features/bridge/exchange/remainderStore.ts'
import { heroSize } from '#src/ui/AmountText.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { SendRemainder } from '#src/features/bridge/exchange/SendRemainder.tsx'
import { hasArrived, progressView } from './progress.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSkeleton } from './OrderPlaceholder.tsx'
import { orderNames, receivedAmount } from './orderNames.ts'
import { ShareOrder } from './ShareOrder.tsx'
import type { LiveOrder } from './useOrder.ts'

interface ReceiptProps {
  id: string
  live: LiveOrder
  /** Path to navigate to on close. */
  back: string
  /** Points that the order earned, and the swap that was to follow it. */
  points: ReactNode
  rewards: ReactNode
}

/** Amount, destination and next actions of an arrived order. Any other order opens on its own page instead. */
export function Receipt({ id, live, back, points, rewards }: ReceiptProps) {
  const pending = usePending()
  const rests = usePersistentStore(createRemainderStore)
  const [rest] = useState(() => rests.of(id))
  const navigate = useNavigate()
  const names = orderNames(live, true)
  const view = live.order ? progressView(live.order, names) : null
  const paid = live.order?.outcome?.received_amount
  const [units, asset] = paid
    ? [paid, live.receivedAsset]
    : [live.order ? receivedAmount(live.order) : '0', live.toAsset]
  const arrived = hasArrived(view?.status ?? null)
  useEffect(() => {
    if (arrived) pending.remove(id)
  }, [arrived, id, pending])

  // Without an order there is no receipt; its page reports the reason.
  if (view ? !arrived : live.error) return <Navigate to={`/order/${id}`} replace />
  return (
    <Sheet
      title={t(arrived ? 'completed-title' : 'order-details')}
      onClose={() => void navigate(back, { replace: true })}
      footer={
        arrived ? (
          <div className="grid items-stretch gap-3 min-[40rem]:grid-cols-2">
            {rest ? (
              <SendRemainder rest={rest} replace />
            ) : (
              <MainButton text={t('completed-again')} onClick={() => void navigate('/', { replace: true })} />
            )}
            <ShareOrder orderId={id} />
          </div>
        ) : undefined
      }
      below={arrived ? rewards : undefined}
    >
      {view && live.order ? (
        <>
          <div className="@container">
            <p
              className="figure font-semibold tracking-tight whitespace-nowrap"
              style={heroSize(names.received)}
              data-testid="completed-amount"
            >
              {asset ? displayAmount(BigInt(units), asset.decimals) : '–'}{' '}
              <span className="text-[0.65em] text-muted">{asset?.symbol}</span>
            </p>
          </div>
          {points}
          <div className="mt-2">
            <OrderProgress live={live} view={view} names={names} swell />
          </div>
          {rest ? <p className="mt-3 text-small text-muted">{t('exchange-rest-note')}</p> : null}
          <div className="mt-3 border-t border-line">
            <OrderFacts live={live} names={names} />
          </div>
        </>
      ) : (
        <OrderSkeleton />
      )}
    </Sheet>
  )
}
