import type { ReactNode } from 'react'
import { usePending } from '#src/features/shared/usePending.ts'

/** Place of this browser's transfer in progress, if there is one. */
export default function TransferSlot({ render }: { render: (orderId: string) => ReactNode }) {
  const current = usePending()
    .list()
    .find((transfer) => transfer.phase !== 'ready')
  return current ? render(current.orderId) : null
}
