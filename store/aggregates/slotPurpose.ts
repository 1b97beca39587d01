import { and, eq } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'
import type { OrderId } from '#core/order/id.ts'
import type { SlotPurpose } from '../contract.ts'
import type { Db } from '../database.ts'
import { claims, deposits, disbursements, slots } from '../schema/index.ts'
import { applyEvent } from './orderEvents.ts'
import { lockOrder, type StoredOrder } from './orderRow.ts'

type Disbursement = typeof disbursements.$inferSelect

/** What a slot is for, locked: an order's disbursement, a batch of claims, or nothing that is written down. */
export type SlotSubject =
  | { kind: 'disbursement'; row: Disbursement; order: StoredOrder; leads: boolean }
  | { kind: 'claim'; id: bigint }
  | { kind: 'none' }

const missing = (): AppError => new AppError('disbursement_missing', 'What the slot is for does not exist.', { retriable: false })
const alreadyOpen = (): AppError => new AppError('slot_already_open', 'A slot was opened for this before; go on with that one.', { retriable: false })

/** Locks order, deposit and disbursement, in that order, and checks that a slot may be opened. */
export async function lockSubject(q: Db, purpose: SlotPurpose, refId: bigint | null): Promise<SlotSubject> {
  if (purpose === 'setup' || purpose === 'void') return { kind: 'none' }
  if (refId === null) throw missing()
  return purpose === 'claim' ? lockClaim(q, refId) : lockDisbursement(q, purpose, refId)
}

async function lockClaim(q: Db, id: bigint): Promise<SlotSubject> {
  const [batch] = await q.select().from(claims).where(eq(claims.id, id)).for('update')
  if (!batch) throw missing()
  if (batch.state !== 'reserved' && !(await lastSlotIsLost(q, 'claim', id, batch.state))) throw alreadyOpen()
  return { kind: 'claim', id }
}

async function lockDisbursement(q: Db, purpose: SlotPurpose, id: bigint): Promise<SlotSubject> {
  const [peek] = await q.select({ orderId: disbursements.orderId }).from(disbursements).where(eq(disbursements.id, id))
  const order = peek ? await lockOrder(q, peek.orderId) : null
  const [row] = await q.select().from(disbursements).where(eq(disbursements.id, id)).for('update')
  if (!row || !order || row.kind !== purpose) throw missing()
  if (row.state !== 'reserved' && !(await lastSlotIsLost(q, purpose, id, row.state))) throw alreadyOpen()
  const [deposit] = await q.select({ leads: deposits.leads }).from(deposits).where(eq(deposits.id, row.depositId))
  return { kind: 'disbursement', row, order, leads: deposit?.leads ?? false }
}

const reopenable = ['intent', 'broadcast', 'mined']

/** A slot that the chain gave to a foreign transaction can never carry this one: only then a second slot is no second payment. */
async function lastSlotIsLost(q: Db, purpose: SlotPurpose, refId: bigint, state: string): Promise<boolean> {
  if (!reopenable.includes(state)) return false
  const rows = await q.select({ state: slots.state }).from(slots).where(and(eq(slots.purpose, purpose), eq(slots.refId, refId)))
  return rows.length > 0 && rows.every((row) => row.state === 'lost')
}

/** What an intent tells its order, and the states in which a second slot after a lost one has nothing new to tell. */
const orderEvents: Record<Disbursement['kind'], { event: OrderEventType; already: readonly OrderState[] }> = {
  payout: { event: 'intent_written', already: ['intent', 'broadcast', 'mined'] },
  refund: { event: 'refund_intent_written', already: ['refund_intent'] },
  cancel: { event: 'refund_intent_written', already: ['refund_intent'] },
}

/** Binds the slot to its subject and tells the order. @throws AppError `transition_refused` when the order may not be paid any more. */
export async function bindSubject(q: Db, subject: SlotSubject, slotId: bigint, slot: bigint, ref: string, at: Date): Promise<OrderId | null> {
  if (subject.kind === 'claim') await q.update(claims).set({ state: 'intent' }).where(eq(claims.id, subject.id))
  if (subject.kind !== 'disbursement') return null
  const { row, order, leads } = subject
  await q.update(disbursements).set({ state: 'intent', slotId, updatedAt: at }).where(eq(disbursements.id, row.id))
  const { event, already } = orderEvents[row.kind]
  // Refunding a second deposit never moves the order of the first one.
  if (leads && !already.includes(order.state)) {
    await applyEvent(q, order, event, { data: { disbursement_id: row.id.toString(), slot: slot.toString(), tx: ref } }, at)
  }
  return order.id
}
