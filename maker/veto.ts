import type { OrderId } from '#core/order/id.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { OrderState } from '#core/order/state.ts'

const UNDER_REVIEW = 'under_review'
const passing: ReadonlySet<string> = new Set(['confirmations', 'hint'])
const unsigned: readonly OrderState[] = ['confirmed', 'validated', 'reserved']

/** Orders whose payout waits because it is large, oldest first. */
export async function listUnderReview(store: Store, limit = 200): Promise<OrderRow[]> {
  const reserved = await store.orders.inStates({ states: ['reserved'], limit })
  const found: OrderRow[] = []
  for (const order of reserved) {
    const last = (await store.orders.events(order.id, 0)).findLast(({ type }) => !passing.has(type))
    if (last?.type === 'waiting' && last.data['reason'] === UNDER_REVIEW) found.push(order)
  }
  return found
}

/**
 * Stops the payout of an order before it is signed: the order waits for an operator, who releases or refunds it.
 * @throws AppError `order_missing`, `payout_signed`, `not_payable`.
 */
export async function vetoPayout(store: Store, id: OrderId): Promise<OrderRow> {
  return store.transaction(async (tx) => {
    const order = await tx.orders.get(id)
    if (!order) throw new AppError('order_missing', 'Order not found.', { status: 404, retriable: false })
    if (!unsigned.includes(order.state))
      throw new AppError('not_payable', `The order is ${order.state}: it has no payout to stop.`, {
        status: 409,
        retriable: false,
      })
    for (const { id: row, state } of await tx.disbursements.forOrder(id)) {
      if (state === 'failed') continue
      if (state !== 'reserved')
        throw new AppError('payout_signed', 'A transaction was signed for this order.', {
          status: 409,
          retriable: false,
        })
      // Signing takes the same row under its lock: the second of the two finds it gone.
      await tx.disbursements.release(row)
    }
    return tx.orders.apply(id, 'held', { heldReason: 'vetoed', data: { by: 'operator', reason: 'vetoed' } })
  })
}
