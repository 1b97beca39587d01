import type { TransferLimit, TransferRow } from '../transfers/types.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'
import type { OrderId } from '#core/order/id.ts'
import type { CheckedPayment, SlotPurpose } from './types.ts'
import type { Db } from '../database.ts'
import { claims, deposits, disbursements, openings, slots, transfers } from '../schema.ts'
import { type Advance, advance, writeAdvances } from '../orders/events.ts'
import { lockOrders, type StoredOrder } from '../orders/rows.ts'
import { excludes } from '../disbursements/take.ts'

type Disbursement = typeof disbursements.$inferSelect
type Deposit = typeof deposits.$inferSelect

/** The locked subject of a slot: a disbursement, a claim batch, an opening, a transfer, or nothing stored. */
export type SlotSubject =
  | { kind: 'disbursement'; row: Disbursement; order: StoredOrder; deposit: Deposit }
  | { kind: 'claim'; id: bigint }
  | { kind: 'opening'; id: bigint; orderId: OrderId }
  | { kind: 'transfer'; row: typeof transfers.$inferSelect }
  | { kind: 'none' }

const missing = (): AppError =>
  new AppError('disbursement_missing', 'What the slot is for does not exist.', { retriable: false })
const paidBeside = (): AppError =>
  new AppError('paid_beside', 'Another transaction was sent for this order; cancelling could pay its value twice.', {
    retriable: false,
  })
const alreadyOpen = (): AppError =>
  new AppError('slot_already_open', 'A slot is already open for this; continue with that one.', { retriable: false })

export interface SlotAsk {
  purpose: SlotPurpose
  refId: bigint | null
  checked?: CheckedPayment | undefined
  checkedTransfer?: TransferRow | undefined
  limit?: TransferLimit | undefined
}

/** Locks the slots' subjects, orders before disbursements, and checks each: a refused one must not block the others. */
export async function lockSubjects(q: Db, asks: readonly SlotAsk[]): Promise<(SlotSubject | AppError)[]> {
  const found = await lockDisbursements(
    q,
    asks.flatMap(({ purpose, refId }) => (isPaid(purpose) && refId !== null ? [refId] : [])),
  )
  const subjects: (SlotSubject | AppError)[] = []
  const asked = new Set<string>()
  for (const ask of asks) {
    const name = `${ask.purpose} ${ask.refId}`
    subjects.push(ask.refId !== null && asked.has(name) ? alreadyOpen() : mayFollow(await subjectOf(q, ask, found)))
    asked.add(name)
  }
  return subjects
}

/** Checks the state of its order as well. */
function mayFollow(subject: SlotSubject | AppError): SlotSubject | AppError {
  if (subject instanceof AppError) return subject
  try {
    intentOf(subject, 0n, '')
    return subject
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Purposes that pay for a deposit. */
const paidPurposes: readonly Disbursement['kind'][] = ['payout', 'refund', 'cancel']
export const isPaid = (purpose: SlotPurpose): purpose is Disbursement['kind'] =>
  (paidPurposes as readonly SlotPurpose[]).includes(purpose)

type Found = Map<bigint, SlotSubject & { kind: 'disbursement' }>

async function subjectOf(q: Db, { purpose, refId }: SlotAsk, found: Found): Promise<SlotSubject | AppError> {
  if (purpose === 'setup' || purpose === 'void') return { kind: 'none' }
  if (refId === null) return missing()
  if (purpose === 'claim') return lockClaim(q, refId)
  if (purpose === 'open') return lockOpening(q, refId)
  if (purpose === 'transfer') return lockTransfer(q, refId)
  const subject = found.get(refId)
  if (!subject || subject.row.kind !== purpose) return missing()
  if (await somethingElseWentOut(q, subject.row)) return paidBeside()
  const free = subject.row.state === 'reserved' || (await lastSlotIsLost(q, purpose, refId, subject.row.state))
  return free ? subject : alreadyOpen()
}

/** The order is locked, so no other row of it can appear. */
async function somethingElseWentOut(q: Db, row: Disbursement): Promise<boolean> {
  if (row.kind !== 'cancel') return false
  return (await q.select().from(disbursements).where(eq(disbursements.orderId, row.orderId))).some((other) =>
    excludes(row, other),
  )
}

async function lockClaim(q: Db, id: bigint): Promise<SlotSubject | AppError> {
  const [batch] = await q.select().from(claims).where(eq(claims.id, id)).for('update')
  if (!batch) return missing()
  const free = batch.state === 'reserved' || (await lastSlotIsLost(q, 'claim', id, batch.state))
  return free ? { kind: 'claim', id } : alreadyOpen()
}

async function lockOpening(q: Db, id: bigint): Promise<SlotSubject | AppError> {
  const [row] = await q.select().from(openings).where(eq(openings.id, id)).for('update')
  if (!row) return missing()
  const free = row.state === 'waiting' || (await lastSlotIsLost(q, 'open', id, row.state))
  return free ? { kind: 'opening', id, orderId: row.orderId } : alreadyOpen()
}

/** Signed once at most: a transfer whose slot is lost has failed, and the operator can request another one. */
async function lockTransfer(q: Db, id: bigint): Promise<SlotSubject | AppError> {
  const [row] = await q.select().from(transfers).where(eq(transfers.id, id)).for('update')
  if (!row) return missing()
  return row.state === 'waiting' ? { kind: 'transfer', row } : alreadyOpen()
}

async function lockDisbursements(q: Db, ids: readonly bigint[]): Promise<Found> {
  if (ids.length === 0) return new Map()
  const { orders, rows } = await lockRows(q, ids)
  const led = await q
    .select()
    .from(deposits)
    .where(
      inArray(
        deposits.id,
        rows.map(({ depositId }) => depositId),
      ),
    )
  const byId = new Map(led.map((deposit) => [deposit.id, deposit]))
  return new Map(
    rows.flatMap((row) => {
      const order = orders.get(row.orderId)
      const deposit = byId.get(row.depositId)
      return order && deposit ? [[row.id, { kind: 'disbursement' as const, row, order, deposit }]] : []
    }),
  )
}

/** Slots by id, with the order of the disbursement that each pays, if it pays one. */
export const slotsWithOrders = (q: Db, ids: readonly bigint[]) =>
  q
    .select({ id: slots.id, purpose: slots.purpose, refId: slots.refId, orderId: disbursements.orderId })
    .from(slots)
    .leftJoin(disbursements, and(inArray(slots.purpose, [...paidPurposes]), eq(disbursements.id, slots.refId)))
    .where(inArray(slots.id, [...ids]))
    .orderBy(asc(slots.id))

/**
 * Locks disbursements after their orders, each sorted. Callers that know the order ids pass them, which saves a read.
 */
export async function lockRows(
  q: Db,
  ids: readonly bigint[],
  orderIds?: readonly OrderId[],
): Promise<{ orders: Map<OrderId, StoredOrder>; rows: Disbursement[] }> {
  if (ids.length === 0) return { orders: new Map(), rows: [] }
  const named = inArray(disbursements.id, [...new Set(ids)])
  const orders = await lockOrders(q, orderIds ?? (await ordersOf(q, named)))
  return {
    orders,
    rows: await q.select().from(disbursements).where(named).orderBy(asc(disbursements.id)).for('update'),
  }
}

async function ordersOf(q: Db, named: SQL): Promise<OrderId[]> {
  const rows = await q.select({ orderId: disbursements.orderId }).from(disbursements).where(named)
  return rows.map(({ orderId }) => orderId)
}

const reopenable = ['intent', 'broadcast', 'mined']

/** A slot that a foreign transaction used can never carry this one; only then is a second slot no second payment. */
async function lastSlotIsLost(q: Db, purpose: SlotPurpose, refId: bigint, state: string): Promise<boolean> {
  if (!reopenable.includes(state)) return false
  const rows = await q
    .select({ state: slots.state })
    .from(slots)
    .where(and(eq(slots.purpose, purpose), eq(slots.refId, refId)))
  return rows.length > 0 && rows.every((row) => row.state === 'lost')
}

/** Order event of an intent, and the states in which a second slot after a lost one adds no event. */
const orderEvents: Record<Disbursement['kind'], { event: OrderEventType; already: readonly OrderState[] }> = {
  payout: { event: 'intent_written', already: ['intent', 'broadcast', 'mined'] },
  refund: { event: 'refund_intent_written', already: ['refund_intent'] },
  cancel: { event: 'refund_intent_written', already: ['refund_intent'] },
}

/**
 * Returns the order event of a slot for its disbursement, or null.
 * @throws AppError `transition_refused` if the order may no longer be paid
 */
function intentOf(subject: SlotSubject, slot: bigint, ref: string): Advance | null {
  if (subject.kind !== 'disbursement') return null
  const { row, order, deposit } = subject
  const { event, already } = orderEvents[row.kind]
  // Refunding a second deposit never moves its order.
  if ((!deposit.leads && row.kind !== 'cancel') || already.includes(order.state)) return null
  return advance(order, event, { data: { disbursement_id: row.id.toString(), slot: slot.toString(), tx: ref } })
}

export interface Binding {
  subject: SlotSubject
  slotId: bigint
  slot: bigint
  ref: string
}

/** Binds slots to their subjects and applies the order events. @throws AppError `transition_refused` as `intentOf` */
export async function bindSubjects(q: Db, bindings: readonly Binding[], at: Date): Promise<void> {
  for (const { subject } of bindings)
    if (subject.kind === 'claim') await q.update(claims).set({ state: 'intent' }).where(eq(claims.id, subject.id))
    else if (subject.kind === 'opening')
      await q.update(openings).set({ state: 'intent', updatedAt: at }).where(eq(openings.id, subject.id))
    else if (subject.kind === 'transfer')
      await q.update(transfers).set({ state: 'intent', updatedAt: at }).where(eq(transfers.id, subject.row.id))
  const pairs = bindings.flatMap(({ subject, slotId }) =>
    subject.kind === 'disbursement' ? [{ id: subject.row.id.toString(), slot: slotId.toString() }] : [],
  )
  if (pairs.length > 0) {
    await q.execute(sql`
      update disbursements set state = 'intent', slot_id = bound.slot, updated_at = ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) as bound(id bigint, slot bigint) where disbursements.id = bound.id`)
  }
  await writeAdvances(
    q,
    bindings.flatMap(({ subject, slot, ref }) => intentOf(subject, slot, ref) ?? []),
    at,
  )
}
