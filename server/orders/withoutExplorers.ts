import type { Order } from '#core/wire/order.ts'

const plain = (link: Order['deposit']): Order['deposit'] => link && { ...link, explorer_url: null }

/** Removes explorer links on surfaces that forbid external links; transactions keep their hashes. */
export const withoutExplorers = (order: Order): Order => ({
  ...order,
  deposit: plain(order.deposit),
  payout: plain(order.payout),
  refund: plain(order.refund),
})
