import type { Order } from '#core/wire/order.ts'

const plain = (link: Order['deposit']): Order['deposit'] => link && { ...link, explorer_url: null }

/** An order where no link may lead out: its transactions by their hashes alone. */
export const withoutExplorers = (order: Order): Order => ({
  ...order,
  deposit: plain(order.deposit),
  payout: plain(order.payout),
  refund: plain(order.refund),
})
