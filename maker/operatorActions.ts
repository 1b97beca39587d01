import { isStrayDeposit } from './decide/strayDeposits.ts'
import { type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import type { OrderId } from '#core/order/id.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { step } from './failpoints.ts'
import { provenUnpaid, type UnpaidDeps } from './execute/provenUnpaid.ts'

/** Sources of an operator's decision: the database, and the chains that may contradict it. */
export type OperatorDeps = Omit<UnpaidDeps, 'failpoints'> & { failpoints?: Failpoints }

/**
 * Items that wait for an operator: orders with their reason, and deposits that belong to no order or could not be
 * refunded.
 */
export interface HeldItems {
  orders: OrderRow[]
  deposits: DepositRow[]
}

export const listHeld = (store: Store, limit = 200): Promise<HeldItems> =>
  Promise.all([store.orders.inStates({ states: ['held', 'incident'], limit }), store.deposits.exceptions(limit)]).then(
    ([orders, deposits]) => ({ orders, deposits }),
  )

/**
 * Releases a held order as if it had just been confirmed; it is validated again.
 * @throws AppError `order_missing`, `not_held`, `payout_unproven`, `deposit_unconfirmed`, `paid_elsewhere`,
 * `unpaid_unproven`.
 */
export async function releaseHeld(deps: OperatorDeps, id: OrderId): Promise<OrderRow> {
  const { store, failpoints = noFailpoints } = deps
  await requireUnpaid(deps, await requireReleasable(store, id, failpoints))
  return step(failpoints, 'operator.release', () =>
    store.transaction(async (tx) => {
      await requireReleasable(tx, id, noFailpoints)
      return tx.orders.apply(id, 'released', { data: { by: 'operator' } })
    }),
  )
}

/**
 * Refunds a held order's deposit: an early cancel from the escrow, or a transfer to the refund address.
 * @throws as `releaseHeld`.
 */
export async function refundHeld(deps: OperatorDeps, id: OrderId): Promise<OrderRow> {
  const { store, failpoints = noFailpoints } = deps
  await requireUnpaid(deps, await requireReleasable(store, id, failpoints))
  return step(failpoints, 'operator.refund', () =>
    store.transaction(async (tx) => {
      await requireReleasable(tx, id, noFailpoints)
      for (const deposit of await tx.deposits.forOrder(id)) {
        if (!isStrayDeposit(deposit)) await tx.deposits.setException(deposit.id, 'operator_refund')
      }
      return tx.orders.apply(id, 'released', { data: { by: 'operator', refund: true } })
    }),
  )
}

// A signed payout may still land: releasing such an order could pay it twice, or refund one that is paid.
async function requireReleasable(
  store: Store,
  id: OrderId,
  failpoints: Failpoints,
): Promise<{ order: OrderRow; deposits: DepositRow[] }> {
  const order = await step(failpoints, 'operator.order', () => store.orders.get(id))
  if (!order) throw new AppError('order_missing', 'Order not found.', { status: 404, retriable: false })
  if (order.state !== 'held')
    throw new AppError('not_held', `The order is ${order.state}, not held.`, { status: 409, retriable: false })
  const deposits = await step(failpoints, 'operator.deposits', () => store.deposits.forOrder(id))
  const own = deposits.filter((deposit) => !isStrayDeposit(deposit))
  if (!own.some(({ status }) => status === 'confirmed'))
    throw new AppError(
      'deposit_unconfirmed',
      'The deposit of this order is not on its chain, or lacks confirmations.',
      { status: 409, retriable: false },
    )
  const rows = await step(failpoints, 'operator.rows', () => store.disbursements.forOrder(id))
  if (rows.some(({ state }) => state !== 'failed' && state !== 'reserved'))
    throw new AppError('payout_unproven', 'A transaction was signed for this order and is not proven to have failed.', {
      status: 409,
      retriable: false,
    })
  return { order, deposits: own.filter(({ status }) => status === 'confirmed') }
}

/**
 * The database alone does not prove an order unpaid: it may be older than its own payouts. Where one could still land,
 * the maker waits for that before it signs.
 */
async function requireUnpaid(
  deps: OperatorDeps,
  { order, deposits }: { order: OrderRow; deposits: readonly DepositRow[] },
): Promise<void> {
  for (const deposit of deposits) {
    const checked = { ...deps, failpoints: deps.failpoints ?? noFailpoints }
    const verdict = await provenUnpaid(checked, order, deposit, { vouched: false })
    if (verdict.kind === 'paid')
      throw new AppError('paid_elsewhere', 'The destination shows this order as paid: adopt its payout instead.', {
        status: 409,
        retriable: false,
      })
    if (verdict.kind === 'unknown')
      throw new AppError(
        'unpaid_unproven',
        `There is no proof that this order is unpaid (${verdict.reason}). Check the endpoints and try again.`,
        { status: 409 },
      )
  }
}
