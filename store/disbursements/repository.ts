import { and, asc, eq, getTableColumns, gt, gte, inArray, ne } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { DisbursementRow, Disbursements, DisbursementState, TakeRequest } from './types.ts'
import type { Db } from '../database.ts'
import { disbursements, slots } from '../schema.ts'
import { type Context, only } from '../context.ts'
import { reservedOn } from './inventory.ts'
import { bumpVersion } from '../journal/moneyVersion.ts'
import { lockOrder, orderMissing } from '../orders/rows.ts'
import { takeDisbursements } from './take.ts'
import { lockDeposit } from '../deposits/rows.ts'
import { applyEvent } from '../orders/events.ts'

export function createDisbursements({ run, clock, marks }: Context): Disbursements {
  /** Locks the order's row first, as everywhere: callers apply its event in the same transaction. */
  const locked = async (q: Db, id: bigint): Promise<DisbursementRow> => {
    const [peek] = await q
      .select({ orderId: disbursements.orderId })
      .from(disbursements)
      .where(eq(disbursements.id, id))
    if (peek) await lockOrder(q, peek.orderId)
    const [row] = await q.select().from(disbursements).where(eq(disbursements.id, id)).for('update')
    if (!row) throw new AppError('disbursement_missing', `Disbursement ${id} not found.`, { retriable: false })
    return row
  }
  return {
    take: (row, available, fence) =>
      run.write(async (scope) => {
        const balances = available === null ? null : new Map([[row.asset, available]])
        const outcome = only(await takeDisbursements(scope.q, row.chainId, [row], balances, fence, clock.now()))
        if ('failed' in outcome) throw outcome.failed
        if ('taken' in outcome) await bumpVersion(scope, marks, row.chainId, 'taken', clock.now())
        return outcome
      }),

    takeAll: (chain, rows, balances, fence) =>
      run.write(async (scope) => {
        const outcomes = await takeDisbursements(scope.q, chain, rows, balances, fence, clock.now())
        if (outcomes.some((outcome) => 'taken' in outcome)) await bumpVersion(scope, marks, chain, 'taken', clock.now())
        return outcomes
      }),

    adopt: (row, txRef) => run.write(({ q }) => adoptPayout(q, row, txRef, clock.now())),

    release: (id) =>
      run.write(async ({ q }) => {
        const row = await locked(q, id)
        if (row.state !== 'reserved') throw wrongState(row)
        await q.delete(disbursements).where(eq(disbursements.id, id))
      }),

    get: (id) =>
      run.read(async (q) => (await q.select().from(disbursements).where(eq(disbursements.id, id)))[0] ?? null),
    getAll: (ids) =>
      run.read(async (q) =>
        ids.length === 0
          ? []
          : q
              .select()
              .from(disbursements)
              .where(inArray(disbursements.id, [...ids]))
              .orderBy(asc(disbursements.id)),
      ),
    forOrder: (id) =>
      run.read((q) =>
        q.select().from(disbursements).where(eq(disbursements.orderId, id)).orderBy(asc(disbursements.id)),
      ),
    forOrders: (ids) =>
      run.read(async (q) =>
        ids.length === 0
          ? []
          : q
              .select()
              .from(disbursements)
              .where(inArray(disbursements.orderId, [...ids]))
              .orderBy(asc(disbursements.id)),
      ),

    inStates: (chain, states, limit, { kinds, afterId } = {}) =>
      run.read(async (q) => {
        if (states.length === 0) return []
        const where = and(
          eq(disbursements.chainId, chain),
          inArray(disbursements.state, [...states]),
          kinds && inArray(disbursements.kind, [...kinds]),
          afterId === undefined ? undefined : gt(disbursements.id, afterId),
        )
        return q.select().from(disbursements).where(where).orderBy(asc(disbursements.id)).limit(limit)
      }),

    withLostSlot: (chain, limit, afterId = 0n) =>
      run.read((q) => {
        const where = and(
          eq(disbursements.chainId, chain),
          inArray(disbursements.state, ['intent', 'broadcast']),
          eq(slots.state, 'lost'),
          gt(disbursements.id, afterId),
        )
        return q
          .select(getTableColumns(disbursements))
          .from(disbursements)
          .innerJoin(slots, eq(slots.id, disbursements.slotId))
          .where(where)
          .orderBy(asc(disbursements.id))
          .limit(limit)
      }),

    setState: (id, state, txRef) =>
      run.write(async ({ q }) => {
        const row = await locked(q, id)
        requireMove(row, state)
        await q
          .update(disbursements)
          .set({ state, updatedAt: clock.now(), ...(txRef === undefined ? {} : { txRef }) })
          .where(eq(disbursements.id, id))
      }),

    signedSince: (chain, since) =>
      run.read((q) => {
        const where = and(
          eq(disbursements.chainId, chain),
          gte(disbursements.createdAt, since),
          eq(disbursements.kind, 'payout'),
          ne(disbursements.state, 'reserved'),
        )
        return q.select().from(disbursements).where(where).orderBy(asc(disbursements.id))
      }),

    reserved: (chain) => run.read((q) => reservedOn(q, chain)),
  }
}

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/** See `Disbursements.adopt`. */
async function adoptPayout(q: Db, request: TakeRequest, txRef: string, at: Date): Promise<DisbursementRow> {
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

/** Transitions that `setState` allows. Only `slots.open` and `release` leave `reserved`. */
const mayBecome: Record<DisbursementState, readonly DisbursementState[]> = {
  reserved: [],
  intent: ['intent', 'broadcast', 'mined', 'final', 'failed'],
  broadcast: ['intent', 'broadcast', 'mined', 'final', 'failed'],
  mined: ['broadcast', 'mined', 'final', 'failed'],
  final: ['final'],
  failed: ['failed'],
}

type Row = Pick<DisbursementRow, 'id' | 'state'>

const wrongState = ({ id, state }: Row): AppError =>
  new AppError('disbursement_state', `Disbursement ${id} is ${state}, which does not allow that.`, { retriable: false })

/** @throws AppError `disbursement_state` */
export function requireMove(row: Row, state: DisbursementState): void {
  if (!mayBecome[row.state].includes(state)) throw wrongState(row)
}
