import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { isOrderId, type OrderId } from '#core/order/id.ts'
import type { Db } from '../database.ts'
import { claimOrders, deposits, disbursements, endings, orderAddresses, orders, slots, slotTxs } from '../schema.ts'
import type { StoredOrder } from './rows.ts'

/** Hex is case-insensitive; every other alphabet keeps its case. */
const canonical = (text: string): string => (/^0x[0-9a-f]*$/i.test(text) ? text.toLowerCase() : text)

/** One indexed lookup per kind of text, newest order first. */
export async function searchOrders(q: Db, text: string, limit: number): Promise<StoredOrder[]> {
  if (text === '' || limit < 1) return []
  const ids = isOrderId(text) ? [text] : await orderIdsOf(q, canonical(text), limit)
  if (ids.length === 0) return []
  const hasDeposit = exists(q.select({ one: sql`1` }).from(deposits).where(eq(deposits.orderId, orders.id)))
  return q
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), hasDeposit))
    .orderBy(desc(orders.id))
    .limit(limit)
}

async function orderIdsOf(q: Db, text: string, limit: number): Promise<OrderId[]> {
  const lookups = [
    () =>
      q
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.onchainId, text as `0x${string}`)),
    () =>
      q
        .select({ id: deposits.orderId })
        .from(deposits)
        .where(eq(deposits.txId, text))
        .orderBy(desc(deposits.orderId))
        .limit(limit),
    () =>
      q
        .select({ id: endings.orderId })
        .from(endings)
        .where(eq(endings.txId, text))
        .orderBy(desc(endings.orderId))
        .limit(limit),
    () => paidBy(q, text, limit),
    () =>
      q
        .select({ id: orderAddresses.orderId })
        .from(orderAddresses)
        .where(eq(orderAddresses.address, text))
        .orderBy(desc(orderAddresses.orderId))
        .limit(limit),
  ]
  for (const lookup of lookups) {
    const found = (await lookup()).flatMap(({ id }) => (id === null ? [] : [id]))
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** Orders whose payout, refund or claim was signed as this transaction. */
function paidBy(q: Db, ref: string, limit: number): Promise<{ id: OrderId | null }[]> {
  const isClaim = eq(slots.purpose, 'claim')
  return q
    .select({
      id: sql<OrderId | null>`coalesce(${disbursements.orderId}, ${claimOrders.orderId})`.mapWith(
        disbursements.orderId,
      ),
    })
    .from(slotTxs)
    .innerJoin(slots, eq(slots.id, slotTxs.slotId))
    .leftJoin(
      disbursements,
      and(inArray(slots.purpose, ['payout', 'refund', 'cancel']), eq(disbursements.id, slots.refId)),
    )
    .leftJoin(claimOrders, and(isClaim, eq(claimOrders.claimId, slots.refId)))
    .where(and(eq(slotTxs.ref, ref), or(isClaim, inArray(slots.purpose, ['payout', 'refund', 'cancel']))))
    .limit(limit)
}
