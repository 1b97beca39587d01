import { asc, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from './types.ts'
import type { Db } from '../database.ts'
import { deposits } from '../schema.ts'
import { lockOrders, type StoredOrder } from '../orders/rows.ts'

export type StoredDeposit = typeof deposits.$inferSelect
export const depositColumns = getTableColumns(deposits)

export function toDeposit(stored: StoredDeposit): DepositRow {
  const { leads: _, ...row } = stored
  return row
}

interface Locked {
  deposit: StoredDeposit
  order: StoredOrder | null
}

/** Locks deposits after their orders, the global lock order. Omits unknown ids. */
export async function lockDeposits(
  q: Db,
  ids: readonly bigint[],
  orderIds?: readonly OrderId[],
): Promise<Map<bigint, Locked>> {
  if (ids.length === 0) return new Map()
  const named = inArray(deposits.id, [...new Set(ids)])
  const orders = await lockOrders(q, orderIds ?? (await ordersOf(q, named)))
  const rows = await q.select().from(deposits).where(named).orderBy(asc(deposits.id)).for('update')
  return new Map(
    rows.map((deposit) => [deposit.id, { deposit, order: (deposit.orderId && orders.get(deposit.orderId)) ?? null }]),
  )
}

async function ordersOf(q: Db, named: SQL): Promise<OrderId[]> {
  const rows = await q.select({ orderId: deposits.orderId }).from(deposits).where(named)
  return rows.flatMap(({ orderId }) => orderId ?? [])
}

export async function lockDeposit(q: Db, id: bigint): Promise<Locked> {
  const locked = (await lockDeposits(q, [id])).get(id)
  if (!locked) throw depositMissing(id)
  return locked
}

export const depositMissing = (id: bigint): AppError =>
  new AppError('deposit_not_found', `Deposit ${id} not found.`, { status: 404 })
