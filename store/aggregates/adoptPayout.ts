import { eq } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { DisbursementRow, TakeRequest } from '../contract/disbursementRow.ts'
import type { Db } from '../database.ts'
import { disbursements } from '../schema/index.ts'
import { only } from './context.ts'
import { lockDeposit } from './depositRow.ts'
import { applyEvent } from './orderEvents.ts'
import { orderMissing } from './orderRow.ts'

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/** See `Disbursements.adopt`. */
export async function adoptPayout(q: Db, request: TakeRequest, txRef: string, at: Date): Promise<DisbursementRow> {
  const { deposit, order } = await lockDeposit(q, request.depositId)
  if (!order || order.id !== request.orderId) throw orderMissing(request.orderId)
  if (deposit.status !== 'confirmed' || !deposit.leads)
    throw refuse('deposit_unconfirmed', 'The deposit of this order is not confirmed on its chain.')
  const rows = await q.select().from(disbursements).where(eq(disbursements.orderId, order.id)).for('update')
  const existing = rows.find(({ depositId }) => depositId === deposit.id)
  if (existing && existing.state !== 'failed' && existing.state !== 'reserved')
    throw refuse(
      'deposit_taken',
      `A ${existing.kind} of this deposit is ${existing.state}; its own transaction decides.`,
    )
  const row = { ...request, state: 'final' as const, slotId: null, txRef, updatedAt: at }
  const written = existing
    ? await q.update(disbursements).set(row).where(eq(disbursements.id, existing.id)).returning()
    : await q
        .insert(disbursements)
        .values({ ...row, createdAt: at })
        .returning()
  const data = { tx: txRef, by: 'operator' }
  const held =
    order.state === 'held' ? order : await applyEvent(q, order, 'held', { data, heldReason: 'paid_elsewhere' }, at)
  await applyEvent(q, held, 'payout_final', { data }, at)
  return only(written)
}
