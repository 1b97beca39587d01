import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { escrowOrderFromText, escrowOrderToText } from '#core/order/escrowOrderText.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { NewOrder, OrderRow, Settlement } from './types.ts'
import type { Db } from '../database.ts'
import { orders } from '../schema.ts'

export const orderColumns = getTableColumns(orders)
export type StoredOrder = typeof orders.$inferSelect

export function toOrder(stored: StoredOrder): OrderRow {
  const { lastSeq: _, depositHintedAt: __, escrowOrder, settlementKind, externalReference: reference, ...row } = stored
  const settlement: Settlement =
    settlementKind === 'external' ? { kind: settlementKind, reference } : { kind: settlementKind }
  return { ...row, settlement, escrowOrder: escrowOrder && escrowOrderFromText(escrowOrder) }
}

export const fromNewOrder = ({ settlement = { kind: 'maker' }, ...order }: NewOrder) => ({
  ...order,
  settlementKind: settlement.kind,
  externalReference: settlement.kind === 'external' ? settlement.reference : null,
  escrowOrder: order.escrowOrder && escrowOrderToText(order.escrowOrder),
})

/** Locks the order's row until the transaction ends; always the first row lock. */
export async function lockOrder(q: Db, id: OrderId): Promise<StoredOrder | null> {
  return (await q.select().from(orders).where(eq(orders.id, id)).for('update'))[0] ?? null
}

/** Locks the order's row for sharing: it can't change before the transaction ends, but others may read it. */
export async function shareOrder(q: Db, id: OrderId): Promise<StoredOrder | null> {
  return (await q.select().from(orders).where(eq(orders.id, id)).for('share'))[0] ?? null
}

/** `lockOrder` for many. Sorted, so that two batches can't deadlock. */
export async function lockOrders(q: Db, ids: readonly OrderId[]): Promise<Map<OrderId, StoredOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await q
    .select()
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]))
    .orderBy(asc(orders.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export const orderMissing = (id: OrderId): AppError =>
  new AppError('order_not_found', `Order ${id} not found.`, { status: 404 })
