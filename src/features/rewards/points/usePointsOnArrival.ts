import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OrderDetail } from '#core/wire/order.ts'
import { hasArrived } from '#src/features/orders/detail/progress.ts'
import { refreshAfterArrival } from './refreshAfterArrival.ts'

/** Refetches points for a user who watched the order arrive; an old order's points are already there. */
export function usePointsOnArrival(order: Pick<OrderDetail, 'status' | 'from_address'> | null): void {
  const client = useQueryClient()
  const watched = useRef(false)
  const arrived = order ? hasArrived(order.status) : null
  const wallet = order?.from_address
  useEffect(() => {
    if (arrived === null || wallet === undefined) return
    if (arrived && watched.current) refreshAfterArrival(client, wallet)
    watched.current = !arrived
  }, [client, arrived, wallet])
}
