import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { deposits, disbursements } from '../schema.ts'
import { only } from '../context.ts'
import type { StoredDeposit } from './rows.ts'
import { applyIfItFollows } from '../orders/events.ts'
import type { StoredOrder } from '../orders/rows.ts'

export interface Left {
  deposit: StoredDeposit
  order: StoredOrder | null
}

/**
 * Removes a deposit from the canonical chain. A reservation for it is released; a payment in progress becomes an
 * incident.
 */
export async function orphanDeposit(q: Db, deposit: StoredDeposit, order: StoredOrder | null, at: Date): Promise<Left> {
  if (deposit.status === 'orphaned') return { deposit, order }
  const next = only(
    await q
      .update(deposits)
      .set({ status: 'orphaned', final: false, confirmedAt: null })
      .where(eq(deposits.id, deposit.id))
      .returning(),
  )
  await q.delete(disbursements).where(and(eq(disbursements.depositId, deposit.id), eq(disbursements.state, 'reserved')))
  return {
    deposit: next,
    order: order && deposit.leads ? await applyIfItFollows(q, order, 'deposit_orphaned', at, dataOf(deposit)) : order,
  }
}

/**
 * Promotes another transfer for the order to leader, since it was `second` only because both were seen on different
 * forks. A different amount stays aside: anyone can send dust with a known order id.
 */
export async function passTheLead(q: Db, gone: StoredDeposit, order: StoredOrder | null, at: Date): Promise<void> {
  if (!gone.leads || order?.state !== 'quoted') return
  const alike = and(
    eq(deposits.orderId, order.id),
    eq(deposits.exception, 'second'),
    ne(deposits.status, 'orphaned'),
    eq(deposits.amount, order.sendAmount),
  )
  const rows = await q.select().from(deposits).where(alike).orderBy(asc(deposits.id)).for('update')
  const used = await q
    .select({ id: disbursements.depositId })
    .from(disbursements)
    .where(eq(disbursements.orderId, order.id))
  const heir = rows.find(({ id }) => !used.some((row) => row.id === id))
  if (!heir) return
  await q.update(deposits).set({ leads: true, exception: null }).where(eq(deposits.id, heir.id))
  const seen = await applyIfItFollows(q, order, 'deposit_seen', at, { ...dataOf(heir), height: heir.height.toString() })
  if (heir.status === 'confirmed')
    await applyIfItFollows(q, seen, 'deposit_confirmed', at, { deposit_id: heir.id.toString() })
}

const dataOf = ({ id, txId }: StoredDeposit) => ({ deposit_id: id.toString(), tx: txId })
