import { useQuery } from '@tanstack/react-query'
import type { Order } from '#core/wire/order.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OrderRow } from './OrderRow.tsx'

interface OrderListProps {
  orders: readonly Order[]
  label: string
  /** Owner by order ID, when the list mixes several wallets. */
  ownerOf?: (id: string) => string
}

export function OrderList({ orders, label, ownerOf }: OrderListProps) {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  // An amount without its asset, or a network ID without its name, would be misleading.
  if (chains.isLoading || tokens.isLoading) return <ListSkeleton rows={Math.min(orders.length, 6)} />
  return (
    <ul aria-label={label} className="card overflow-hidden">
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          owner={ownerOf?.(order.id)}
          chains={chains.data?.list ?? []}
          tokens={tokens.data?.list ?? []}
        />
      ))}
    </ul>
  )
}
