import { useOutletContext, useParams } from 'react-router-dom'
import { Receipt } from '#src/features/orders/detail/Receipt.tsx'
import { type LiveOrder, useOrder } from '#src/features/orders/detail/useOrder.ts'
import { OrderPoints } from '#src/features/rewards/points/entries/OrderPoints.tsx'
import { RewardsPanelSlot } from '#src/features/rewards/points/panel/RewardsPanelSlot.tsx'
import { usePointsOnArrival } from '#src/features/rewards/points/usePointsOnArrival.ts'
import { ArrivalCard } from '#src/features/swap/detail/ArrivalCard.tsx'
import type { BridgeOutlet } from './BridgePage.tsx'
import type { OrderOutlet } from './OrderPage.tsx'

/** Receipt above the order's page, or above the form when opened by its own link. */
export default function CompletedPage() {
  const { id = '' } = useParams()
  const outlet = useOutletContext<BridgeOutlet | OrderOutlet>()
  return 'live' in outlet ? (
    <ReceiptWithPoints id={id} live={outlet.live} back={`/order/${id}`} />
  ) : (
    <OwnReceipt key={id} id={id} />
  )
}

function OwnReceipt({ id }: { id: string }) {
  const live = useOrder(id)
  usePointsOnArrival(live.order)
  return <ReceiptWithPoints id={id} live={live} back="/" />
}

const ReceiptWithPoints = (props: { id: string; live: LiveOrder; back: string }) => (
  <Receipt
    {...props}
    points={
      props.live.order ? (
        <>
          <OrderPoints order={props.live.order} />
          <ArrivalCard live={props.live} />
        </>
      ) : null
    }
    rewards={<RewardsPanelSlot compact />}
  />
)
