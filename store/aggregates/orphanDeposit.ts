import { and, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { deposits, disbursements } from '../schema/index.ts'
import { only } from './context.ts'
import type { StoredDeposit } from './depositRow.ts'
import { applyIfItFollows } from './orderEvents.ts'
import type { StoredOrder } from './orderRow.ts'

/** Takes a deposit out of the canonical chain. What was only reserved for it is free again; what is being paid becomes an incident. */
export async function orphanDeposit(q: Db, deposit: StoredDeposit, order: StoredOrder | null, at: Date): Promise<{ deposit: StoredDeposit; order: StoredOrder | null }> {
  if (deposit.status === 'orphaned') return { deposit, order }
  const next = only(await q.update(deposits).set({ status: 'orphaned', final: false, confirmedAt: null }).where(eq(deposits.id, deposit.id)).returning())
  await q.delete(disbursements).where(and(eq(disbursements.depositId, deposit.id), eq(disbursements.state, 'reserved')))
  const data = { deposit_id: deposit.id.toString(), tx: deposit.txId }
  return { deposit: next, order: order && deposit.leads ? await applyIfItFollows(q, order, 'deposit_orphaned', at, data) : order }
}
