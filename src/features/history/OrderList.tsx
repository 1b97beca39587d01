import { useQuery } from '@tanstack/react-query'
import type { Order } from '#core/wire/order.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OrderRow } from './OrderRow.tsx'

interface OrderListProps {
  orders: readonly Order[]
  label: string
  /** Whose it is, by id of the order; where orders of several wallets stand together. */
  ownerOf?: (id: string) => string
}

export function OrderList({ orders, label, ownerOf }: OrderListProps) {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  // An amount without its asset, or a network without its name, would be read as a fact.
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
