import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { isOverOrder } from '#src/features/orders/detail/overOrder.ts'

/** Page under a receipt. An order and its receipt share this element, so that arrival keeps the order mounted. */
export function OrderLayout({ order, form }: { order: ReactNode; form: ReactNode }) {
  const { pathname, state } = useLocation()
  return screenAt(pathname)?.page === 'order' || isOverOrder(state) ? order : form
}
