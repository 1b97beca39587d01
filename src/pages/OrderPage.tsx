import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { isRetriable } from '#core/errors.ts'
import { SendRemainder } from '#src/features/bridge/exchange/SendRemainder.tsx'
import { AddressDeposit } from '#src/features/orders/detail/AddressDeposit.tsx'
import { OrderFacts } from '#src/features/orders/detail/OrderFacts.tsx'
import { OrderFailure, OrderSkeleton } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { OrderProgress } from '#src/features/orders/detail/OrderProgress.tsx'
import { orderNames } from '#src/features/orders/detail/orderNames.ts'
import { overOrder } from '#src/features/orders/detail/overOrder.ts'
import { progressView, hasArrived, isJustPaid } from '#src/features/orders/detail/progress.ts'
import { RefundButton } from '#src/features/orders/detail/RefundButton.tsx'
import { ResumeBox } from '#src/features/orders/detail/ResumeBox.tsx'
import { ShareOrder } from '#src/features/orders/detail/ShareOrder.tsx'
import { type LiveOrder, useOrder } from '#src/features/orders/detail/useOrder.ts'
import { useResume } from '#src/features/orders/detail/useResume.ts'
import { useHandover } from '#src/features/orders/detail/useHandover.ts'
import { OrderPoints } from '#src/features/rewards/points/entries/OrderPoints.tsx'
import { RewardsPanelSlot } from '#src/features/rewards/points/panel/RewardsPanelSlot.tsx'
import { usePointsOnArrival } from '#src/features/rewards/points/usePointsOnArrival.ts'
import { ArrivalCard } from '#src/features/swap/detail/ArrivalCard.tsx'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { t } from '#src/i18n/t.ts'
import { useTop } from '#src/platform/usePlatform.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { createRemainderStore } from '#src/features/bridge/exchange/remainderStore.ts'

const OrderReceipts = lazyScreen(() => import('#src/features/telegram/OrderReceipts.tsx'))
const ReceiptsOffer = lazyScreen(() => import('#src/features/telegram/ReceiptsOffer.tsx'))

/** Context of the receipt above it: both share one event stream. */
export interface OrderOutlet {
  live: LiveOrder
}

/** One live order. Anyone with the link can see it; only the browser that started or took it over can continue it in the wallet. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const { platform } = useServices()
  const pending = usePending()
  const rests = usePersistentStore(createRemainderStore)
  const navigate = useNavigate()
  const [, redraw] = useState(0)
  const handed = useHandover(id)
  const live = useOrder(id, !handed.waiting)
  usePointsOnArrival(live.order)
  const telegram = useTop(platform.host)
  const names = orderNames(live, pending.get(id)?.phase === 'sent')
  // A failed takeover explains why there is no order to show.
  const error = (live.order ? null : handed.error) ?? live.error
  const reload = () => {
    if (handed.error && isRetriable(handed.error)) handed.again()
    live.reload()
  }
  const resume = useResume(live, () => {
    redraw((count) => count + 1)
    live.reload()
  })
  const view = live.order ? progressView(live.order, names, resume.address) : null
  const status = view?.status ?? null

  // A user who watched it arrive gets the receipt; an old link stays on the order's page.
  const watched = useRef(isJustPaid(useLocation().state))
  const arrived = hasArrived(status)
  const rest = arrived ? rests.of(id) : null
  useEffect(() => {
    if (status === null) return
    if (!arrived) watched.current = true
    else if (watched.current) {
      // Only once: closing the receipt returns to this page.
      watched.current = false
      platform.haptic('success')
      platform.host.top()?.arrived(id)
      void navigate(`/completed/${id}`, { replace: true, state: overOrder })
    } else if (!paysAddress(pending.get(id) ?? { steps: [] })) pending.remove(id)
  }, [status, arrived, id, navigate, pending, platform])

  // An address to pay belongs next to the status; a button that continues in a wallet below the stages.
  const byAddress = live.order !== null && paysAddress(live.order)
  const box = (
    <>
      <AddressDeposit live={live} amount={names.arrived} />
      <ResumeBox live={live} resume={resume} />
    </>
  )
  return (
    <div className="mx-auto w-full max-w-[30rem] min-[48rem]:max-w-[55.5rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">
        {live.order ? t('order-heading', { amount: names.sent, to: names.to }) : t('order-page')}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[48rem]:gap-6 min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <section className="card p-5">
          {view && live.error ? (
            <div className="mb-4">
              <OrderFailure error={live.error} onRetry={live.reload} shownSince={live.readAt} />
            </div>
          ) : null}
          {view ? (
            <OrderProgress live={live} view={view} names={names}>
              {byAddress ? box : null}
            </OrderProgress>
          ) : error ? (
            <OrderFailure error={error} onRetry={reload} />
          ) : (
            <OrderSkeleton />
          )}
          {arrived && live.order ? <OrderPoints order={live.order} /> : null}
          <ArrivalCard live={live} />
          {byAddress ? null : box}
          <RefundButton live={live} amount={names.sent} />
          {rest ? (
            <div className="mt-4 grid gap-3">
              <p className="text-small text-muted">{t('exchange-rest-note')}</p>
              <SendRemainder rest={rest} />
            </div>
          ) : null}
        </section>
        {live.order ? (
          <div className="grid gap-4">
            <section aria-label={t('order-details')} className="card px-5 py-2">
              <OrderFacts live={live} names={names} />
            </section>
            <Suspense fallback={null}>
              {telegram && view && !view.over ? <OrderReceipts host={telegram} order={live.order} /> : null}
              {telegram && arrived ? (
                <ReceiptsOffer key={live.order.from_address} host={telegram} from={live.order.from_address} />
              ) : null}
            </Suspense>
            <ShareOrder orderId={id} />
            {arrived ? <RewardsPanelSlot /> : null}
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        <Outlet context={{ live } satisfies OrderOutlet} />
      </Suspense>
    </div>
  )
}
