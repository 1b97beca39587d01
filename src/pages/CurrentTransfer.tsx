import { TransferInProgress } from '#src/features/orders/detail/TransferInProgress.tsx'
import { useOrder } from '#src/features/orders/detail/useOrder.ts'
import { usePointsOnArrival } from '#src/features/rewards/points/usePointsOnArrival.ts'

/** This browser's transfer in progress, next to the form; its arrival refetches points. */
export default function CurrentTransfer({ orderId }: { orderId: string }) {
  const live = useOrder(orderId)
  usePointsOnArrival(live.order)
  return <TransferInProgress orderId={orderId} live={live} />
}
