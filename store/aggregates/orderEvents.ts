import { and, eq, inArray, sql } from 'drizzle-orm'
import { nextState, type OrderEventType, type OrderState, transition } from '#core/order/state.ts'
import type { OrderEventRow } from '../contract.ts'
import type { Db } from '../database.ts'
import { endings, orderEvents, orders } from '../schema/index.ts'
import type { StoredOrder } from './orderRow.ts'
import { addToOutbox } from './outbox.ts'

export const EVENT_CHANNEL = 'causeway_order_event'
export const EVENT_TOPIC = 'order_events'

const keepsReason: readonly OrderState[] = ['held', 'incident']

export interface EventChange {
  data?: Record<string, unknown>
  heldReason?: string
}

/** Runs a locked order through the state machine. @throws AppError `transition_refused`. */
export async function applyEvent(q: Db, order: StoredOrder, event: OrderEventType, change: EventChange, at: Date): Promise<StoredOrder> {
  const state = transition(order.state, event)
  const heldReason = change.heldReason ?? (keepsReason.includes(state) ? order.heldReason : null)
  const next = await append(q, { ...order, state, heldReason }, event, change.data ?? {}, at)
  return event === 'payout_final' ? catchUp(q, next, at) : next
}

/** As `applyEvent`, but an event that may not follow is no error. */
export const applyIfItFollows = (q: Db, order: StoredOrder, event: OrderEventType, at: Date, data: Record<string, unknown> = {}): Promise<StoredOrder> =>
  nextState(order.state, event) ? applyEvent(q, order, event, { data }, at) : Promise.resolve(order)

/** Writes the order's row, one event with the next number, its outbox row and the notification. */
export async function append(q: Db, order: StoredOrder, type: OrderEventRow['type'], data: Record<string, unknown>, at: Date): Promise<StoredOrder> {
  const seq = order.lastSeq + 1
  const next = { ...order, lastSeq: seq, updatedAt: at }
  const { state, heldReason } = next
  await q.update(orders).set({ state, heldReason, lastSeq: seq, updatedAt: at }).where(eq(orders.id, order.id))
  await writeEvent(q, next, type, data, at)
  return next
}

/** The event numbered `order.lastSeq`. */
export async function writeEvent(q: Db, order: StoredOrder, type: OrderEventRow['type'], data: Record<string, unknown>, at: Date): Promise<void> {
  const { id, state, lastSeq: seq } = order
  await q.insert(orderEvents).values({ orderId: id, seq, type, state, at, data })
  await addToOutbox(q, EVENT_TOPIC, id, { order_id: id, seq, type, state }, at)
  await q.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${id})`)
}

/** Attesters may see finality, and the claim land, before the maker's own watcher does. */
async function catchUp(q: Db, order: StoredOrder, at: Date): Promise<StoredOrder> {
  const claimed = await q.select({ txId: endings.txId }).from(endings).where(and(eq(endings.orderId, order.id), inArray(endings.kind, ['claimed']))).limit(1)
  return claimed[0] ? applyIfItFollows(q, order, 'claimed', at, { tx: claimed[0].txId }) : order
}
