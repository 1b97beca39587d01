import { AppError } from '#core/errors.ts'
import { isOrderId, type OrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import { moneyTime } from '../orderTime.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import { hashToken } from '../identity/token.ts'
import { escrowTruth } from './escrowTruth.ts'
import type { OrderParts } from './view.ts'

type Deps = Pick<ServerDeps, 'store' | 'clock'>

export const orderUnknown = (): AppError =>
  new AppError('order_unknown', 'Order not found.', { status: 404, retriable: false })

/** Loads everything that the view of an order needs. */
export async function loadParts({ store, clock }: Deps, order: OrderRow): Promise<OrderParts> {
  const [steps, deposits, disbursements, endings, external, sourceState] = await Promise.all([
    store.orders.steps(order.id),
    store.deposits.forOrder(order.id),
    store.disbursements.forOrder(order.id),
    store.deposits.endings(order.id),
    order.settlement.kind === 'external' ? store.externalOrders.get(order.id) : null,
    store.chainState.get(order.fromChain),
  ])
  const now = moneyTime(clock.now(), [sourceState])
  return { order, steps, deposits, disbursements, endings, external, sourceState, now }
}

/** Like `loadParts`, but reads the escrow if the store may be behind it. */
export async function loadPartsFromChain(
  deps: Deps & Pick<ServerDeps, 'chains'>,
  order: OrderRow,
): Promise<OrderParts> {
  const parts = await loadParts(deps, order)
  const truth = await escrowTruth(deps, order, parts.disbursements, parts.now)
  if (!truth) return parts
  return {
    ...parts,
    order: { ...order, state: truth.state, refundAfter: truth.refundAfter ?? order.refundAfter },
    now: new Date(Math.max(parts.now.getTime(), truth.chainTime.getTime())),
  }
}

/** Like `loadParts`, for a new order without any history. */
export async function newParts({ store, clock }: Deps, order: OrderRow): Promise<OrderParts> {
  const steps = await store.orders.steps(order.id)
  const sourceState = await store.chainState.get(order.fromChain)
  return {
    order,
    steps,
    deposits: [],
    disbursements: [],
    endings: [],
    external: null,
    sourceState,
    now: moneyTime(clock.now(), [sourceState]),
  }
}

const untouched: readonly OrderRow['state'][] = ['quoted', 'expired', 'failed']

export const orderOf = async (store: Store, id: string): Promise<OrderRow | null> =>
  isOrderId(id) ? store.orders.get(id as OrderId) : null

/** True if the token was issued with the order, or exchanged for one of its handover codes. */
async function isOfCreator(store: Store, order: OrderRow, token: string | null): Promise<boolean> {
  if (token === null) return false
  const hash = hashToken(token)
  return hash === order.creatorTokenHash || store.handovers.holds(order.id, hash)
}

/**
 * Returns an order that the caller may see: any caller once a deposit was seen, before that only its creator.
 * @throws AppError `order_unknown` (404), also for an existing order that the caller may not see
 */
export async function visibleOrder(
  { store }: Pick<Deps, 'store'>,
  id: string,
  token: string | null,
): Promise<{ order: OrderRow; isCreator: boolean }> {
  const order = await orderOf(store, id)
  if (!order) throw orderUnknown()
  const isCreator = await isOfCreator(store, order, token)
  if (isCreator || !untouched.includes(order.state)) return { order, isCreator }
  if ((await store.deposits.forOrder(order.id)).length === 0) throw orderUnknown()
  return { order, isCreator }
}
