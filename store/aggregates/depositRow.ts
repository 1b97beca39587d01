import { eq, getTableColumns } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { DepositRow } from '../contract.ts'
import type { Db } from '../database.ts'
import { deposits } from '../schema/index.ts'
import { lockOrder, type StoredOrder } from './orderRow.ts'

export type StoredDeposit = typeof deposits.$inferSelect
export const depositColumns = getTableColumns(deposits)

export function toDeposit(stored: StoredDeposit): DepositRow {
  const { leads: _, ...row } = stored
  return row
}

/** Locks a deposit after its order, which is the one order of locks. */
export async function lockDeposit(q: Db, id: bigint): Promise<{ deposit: StoredDeposit; order: StoredOrder | null }> {
  const [peek] = await q.select({ orderId: deposits.orderId }).from(deposits).where(eq(deposits.id, id))
  const order = peek?.orderId ? await lockOrder(q, peek.orderId) : null
  const [deposit] = await q.select().from(deposits).where(eq(deposits.id, id)).for('update')
  if (!deposit) throw new AppError('deposit_not_found', `There is no deposit ${id}.`, { status: 404 })
  return { deposit, order }
}
