import { useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { OrderFacts } from '#src/features/order/OrderFacts.tsx'
import { OrderProgress } from '#src/features/order/OrderProgress.tsx'
import { OrderSkeleton } from '#src/features/order/OrderSkeleton.tsx'
import { orderNames } from '#src/features/order/orderNames.ts'
import { progressView } from '#src/features/order/progress.ts'
import { ShareOrder } from '#src/features/order/ShareOrder.tsx'
import { useOrder } from '#src/features/order/useOrder.ts'
import { displayAmount } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { heroSize } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'

/** The receipt: what arrived, where, and what to do next. An order that has not arrived is shown on its own page instead. */
export default function CompletedPage() {
  const { id = '' } = useParams()
  const { pending } = useServices()
  const navigate = useNavigate()
  const live = useOrder(id)
  const names = orderNames(live, true)
  const view = live.order ? progressView(live.order, names) : null
  const arrived = view?.status === 'filled' || view?.status === 'settled'
  useEffect(() => {
    if (arrived) pending.remove(id)
  }, [arrived, id, pending])

  // Without an order there is no receipt: its page says why.
  if (view ? !arrived : live.error) return <Navigate to={`/order/${id}`} replace />
  const close = () => void navigate('/', { replace: true })
  return (
    <Sheet
      title={t('completed-title')}
      onClose={close}
      footer={
        <div className="grid gap-3">
          <Button wide onClick={close}>
            {t('completed-again')}
          </Button>
          <ShareOrder orderId={id} />
        </div>
      }
    >
      {view && live.order ? (
        <>
          <div className="@container">
            <p className="font-semibold tracking-tight whitespace-nowrap" style={heroSize(names.received)} data-testid="completed-amount">
              {live.toAsset ? displayAmount(BigInt(live.order.receive_amount), live.toAsset.decimals) : '–'} <span className="text-[0.65em] text-muted">{live.toAsset?.symbol}</span>
            </p>
          </div>
          <div className="mt-2">
            <OrderProgress live={live} view={view} names={names} swell />
          </div>
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
