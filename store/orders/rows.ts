import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { NewOrder, OrderRow, Settlement } from './types.ts'
import type { Db } from '../database.ts'
import { orders, type StoredEscrowOrder } from '../schema.ts'

export const orderColumns = getTableColumns(orders)
export type StoredOrder = typeof orders.$inferSelect

export function toOrder(stored: StoredOrder): OrderRow {
  const { lastSeq: _, escrowOrder, settlementKind, externalReference: reference, ...row } = stored
  const settlement: Settlement =
    settlementKind === 'external' ? { kind: settlementKind, reference } : { kind: settlementKind }
  return { ...row, settlement, escrowOrder: escrowOrder && decodeEscrowOrder(escrowOrder) }
}

export const fromNewOrder = ({ settlement = { kind: 'maker' }, ...order }: NewOrder) => ({
  ...order,
  settlementKind: settlement.kind,
  externalReference: settlement.kind === 'external' ? settlement.reference : null,
  escrowOrder: order.escrowOrder && encodeEscrowOrder(order.escrowOrder),
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

const encodeEscrowOrder = (order: EscrowOrder): StoredEscrowOrder => ({
  ...order,
  inputAmount: order.inputAmount.toString(),
  outputAmount: order.outputAmount.toString(),
  destinationGas: order.destinationGas.toString(),
  srcChainId: order.srcChainId.toString(),
  dstChainId: order.dstChainId.toString(),
  channel: order.channel.toString(),
  channelFee: order.channelFee.toString(),
  nonce: order.nonce.toString(),
})

const decodeEscrowOrder = (order: StoredEscrowOrder): EscrowOrder => ({
  ...order,
  inputAmount: BigInt(order.inputAmount),
  outputAmount: BigInt(order.outputAmount),
  destinationGas: BigInt(order.destinationGas),
  srcChainId: BigInt(order.srcChainId),
  dstChainId: BigInt(order.dstChainId),
  channel: BigInt(order.channel),
  channelFee: BigInt(order.channelFee),
  nonce: BigInt(order.nonce),
})
