import { useQuery } from '@tanstack/react-query'
import type { Order } from '#core/wire/order.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { OrderRow } from './OrderRow.tsx'

export function OrderList({ orders, label }: { orders: readonly Order[]; label: string }) {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  return (
    <ul aria-label={label} className="card overflow-hidden">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} chains={chains.data?.list ?? []} tokens={tokens.data?.list ?? []} />
      ))}
    </ul>
  )
}
