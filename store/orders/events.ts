import { and, eq, inArray, sql } from 'drizzle-orm'
import { nextState, type OrderEventType, type OrderState, transition } from '#core/order/state.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import type { OrderEventRow } from './types.ts'
import { EVENT_TOPIC, POINT_TOPIC } from '../work/types.ts'
import type { Db } from '../database.ts'
import { inWords } from '../columns.ts'
import { endings } from '../schema.ts'
import { accrueChannelFee } from './channelFees.ts'
import type { StoredOrder } from './rows.ts'

export const EVENT_CHANNEL = 'causeway_order_event'

/** Events after which an order's points are settled: it has ended, or its end is undone. */
const pointEvents: readonly OrderEventType[] = ['payout_final', 'deposit_orphaned', 'incident']

const ofPoints = inWords({ name: 'type' }, pointEvents)

const keepsReason: readonly OrderState[] = ['held', 'incident']

export interface EventChange {
  data?: Record<string, unknown>
  heldReason?: string
}

/** An order after an event, and that event; the event's seq is the order's `lastSeq`. */
export interface Advance {
  order: StoredOrder
  type: OrderEventRow['type']
  data: Record<string, unknown>
}

/** Runs a locked order through the state machine without writing. @throws AppError `transition_refused` */
export function advance(order: StoredOrder, event: OrderEventType, change: EventChange = {}): Advance {
  const state = transition(order.state, event, order.settlementKind)
  const heldReason = change.heldReason ?? (keepsReason.includes(state) ? order.heldReason : null)
  return annotate({ ...order, state, heldReason }, event, change.data ?? {})
}

/** Creates an event that keeps the state, without writing. */
export const annotate = (order: StoredOrder, type: Advance['type'], data: Advance['data']): Advance => ({
  order: { ...order, lastSeq: order.lastSeq + 1 },
  type,
  data,
})

/** Advances a locked order and stores it. @throws AppError `transition_refused` */
export async function applyEvent(
  q: Db,
  order: StoredOrder,
  event: OrderEventType,
  change: EventChange,
  at: Date,
): Promise<StoredOrder> {
  const step = advance(order, event, change)
  await writeAdvances(q, [step], at)
  const now = { ...step.order, updatedAt: at }
  if (event !== 'payout_final') return now
  await accrueChannelFee(q, now, at)
  return (await catchUpAll(q, [now], at))[0] ?? now
}

/** Applies one event to many locked orders that allow it. */
export async function applyEvents(
  q: Db,
  told: readonly { order: StoredOrder; data: Record<string, unknown> }[],
  event: OrderEventType,
  at: Date,
): Promise<StoredOrder[]> {
  const steps = told.map(({ order, data }) => advance(order, event, { data }))
  await writeAdvances(q, steps, at)
  const now = steps.map(({ order }) => ({ ...order, updatedAt: at }))
  if (event !== 'payout_final') return now
  for (const order of now) await accrueChannelFee(q, order, at)
  return catchUpAll(q, now, at)
}

/** Like `applyEvent`, but ignores an event that may not follow. */
export const applyIfItFollows = (
  q: Db,
  order: StoredOrder,
  event: OrderEventType,
  at: Date,
  data: Record<string, unknown> = {},
): Promise<StoredOrder> =>
  nextState(order.state, event) ? applyEvent(q, order, event, { data }, at) : Promise.resolve(order)

/** Appends an event that keeps the state. */
export const append = (
  q: Db,
  order: StoredOrder,
  type: OrderEventRow['type'],
  data: Record<string, unknown>,
  at: Date,
): Promise<void> => writeAdvances(q, [annotate(order, type, data)], at)

/**
 * Writes orders, events, outbox rows and notifications in one statement, because each statement is a round trip while
 * locks are held. Several events of one order must be in sequence; the last one decides its row.
 */
export async function writeAdvances(q: Db, advances: readonly Advance[], at: Date): Promise<void> {
  if (advances.length === 0) return
  const newest = new Map(advances.map((step) => [step.order.id, step]))
  const rows = advances.map((step, n) => {
    const { order, type, data } = step
    return {
      n,
      id: uuidFromOrderId(order.id),
      name: order.id,
      seq: order.lastSeq,
      state: order.state,
      held_reason: order.heldReason,
      type,
      data,
      moves: newest.get(order.id) === step,
    }
  })
  const time = sql`${at.toISOString()}::timestamptz`
  // A first event moves nothing, so that the server's role needs no right to update orders.
  const moved = rows.some(({ type }) => type !== 'created')
    ? sql`moved as (
      update orders set state = told.state, held_reason = told.held_reason, last_seq = told.seq, updated_at = ${time}
        from told where orders.id = told.id and told.moves
    ), `
    : sql``
  await q.execute(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as t(n int, id uuid, name text, seq int, state text, held_reason text, type text, data jsonb, moves boolean)
    ), ${moved}logged as (
      insert into order_events (order_id, seq, type, state, at, data) select id, seq, type, state, ${time}, data from told
    ), queued as (
      insert into outbox (topic, key, payload, attempts, created_at, available_at)
        select ${EVENT_TOPIC}::text, name, jsonb_strip_nulls(jsonb_build_object('order_id', name, 'seq', seq, 'type', type, 'state', state, 'amount', data ->> 'amount')), 0, ${time}, ${time}
        from told order by n
    ), counted as (
      insert into outbox (topic, key, payload, attempts, created_at, available_at)
        select ${POINT_TOPIC}::text, name, jsonb_build_object('type', type), 0, ${time}, ${time} from told where ${ofPoints} order by n
    )
    select pg_notify(${EVENT_CHANNEL}, name) from told`)
}

/** Attesters may see finality, and the claim may land, before the maker's own watcher does. */
async function catchUpAll(q: Db, stored: readonly StoredOrder[], at: Date): Promise<StoredOrder[]> {
  if (stored.length === 0) return []
  const rows = await q
    .select({ orderId: endings.orderId, txId: endings.txId })
    .from(endings)
    .where(
      and(
        inArray(
          endings.orderId,
          stored.map(({ id }) => id),
        ),
        eq(endings.kind, 'claimed'),
      ),
    )
  const claimed = new Map(rows.map(({ orderId, txId }) => [orderId, txId]))
  const caughtUp: StoredOrder[] = []
  for (const order of stored) {
    const tx = claimed.get(order.id)
    caughtUp.push(tx === undefined ? order : await applyIfItFollows(q, order, 'claimed', at, { tx }))
  }
  return caughtUp
}
