import { inArray } from 'drizzle-orm'
import { nextState } from '#core/order/state.ts'
import type { Db } from '../database.ts'
import { deposits } from '../schema.ts'
import { depositMissing, lockDeposits } from './rows.ts'
import { type Advance, advance, writeAdvances } from '../orders/events.ts'
import type { StoredOrder } from '../orders/rows.ts'

/** See `Deposits.confirm`. */
export async function confirmDeposits(q: Db, ids: readonly bigint[], at: Date): Promise<StoredOrder[]> {
  const locked = await lockDeposits(q, ids)
  const missing = ids.find((id) => !locked.has(id))
  if (missing !== undefined) throw depositMissing(missing)
  const standing = [...locked.values()].filter(({ deposit }) => deposit.status !== 'orphaned')
  const seen = standing.flatMap(({ deposit }) => (deposit.status === 'seen' ? [deposit.id] : []))
  if (seen.length > 0)
    await q.update(deposits).set({ status: 'confirmed', confirmedAt: at }).where(inArray(deposits.id, seen))
  // At most one deposit leads an order, so each order gets the event once.
  const told = standing.flatMap(({ deposit, order }): Advance[] =>
    order && deposit.leads && nextState(order.state, 'deposit_confirmed')
      ? [advance(order, 'deposit_confirmed', { data: { deposit_id: deposit.id.toString() } })]
      : [],
  )
  await writeAdvances(q, told, at)
  return told.map(({ order }) => order)
}
