import { useOutletContext, useParams } from 'react-router-dom'
import { Receipt } from '#src/features/orders/detail/Receipt.tsx'
import { useOrder } from '#src/features/orders/detail/useOrder.ts'
import type { BridgeOutlet } from './BridgePage.tsx'
import type { OrderOutlet } from './OrderPage.tsx'

/** Receipt above the order's page, or above the form when opened by its own link. */
export default function CompletedPage() {
  const { id = '' } = useParams()
  const outlet = useOutletContext<BridgeOutlet | OrderOutlet>()
  return 'live' in outlet ? (
    <Receipt id={id} live={outlet.live} back={`/order/${id}`} />
  ) : (
    <OwnReceipt key={id} id={id} />
  )
}

const OwnReceipt = ({ id }: { id: string }) => <Receipt id={id} live={useOrder(id)} back="/" />
