import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lt, ne, notLike, or, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { nextState } from '#core/order/state.ts'
import type { Deposits } from './types.ts'
import { deposits, disbursements } from '../schema.ts'
import type { Context } from '../context.ts'
import { depositColumns, depositMissing, lockDeposit, lockDeposits, toDeposit } from './rows.ts'
import { endingsOf, recordEnding, recordEndings, unrecordedEndings } from './endings.ts'
import { type StoredOrder, toOrder } from '../orders/rows.ts'
import { orphanDeposit, passTheLead } from './orphan.ts'
import { recordDeposit, unrecordedDeposits } from './record.ts'
import { recordDeposits } from './recordBatch.ts'
import type { Db } from '../database.ts'
import { type Advance, advance, writeAdvances } from '../orders/events.ts'

export function createDeposits({ run, clock }: Context): Deposits {
  return {
    record: (observed) =>
      run.write(async ({ q }) => {
        const { deposit, order, isNew } = await recordDeposit(q, observed, clock.now())
        return { deposit: toDeposit(deposit), order: order && toOrder(order), isNew }
      }),

    recordAll: (observed) =>
      run.write(async ({ q }) =>
        (await recordDeposits(q, observed, clock.now())).map(({ deposit, order, isNew }) => ({
          deposit: toDeposit(deposit),
          order: order && toOrder(order),
          isNew,
        })),
      ),

    unrecorded: (observed) => run.read((q) => unrecordedDeposits(q, observed)),

    orphan: (id) =>
      run.write(async ({ q }) => {
        const { deposit, order } = await lockDeposit(q, id)
        const left = await orphanDeposit(q, deposit, order, clock.now())
        if (deposit.status !== 'orphaned') await passTheLead(q, deposit, left.order, clock.now())
      }),

    confirm: (...ids) => run.write(async ({ q }) => (await confirmDeposits(q, ids, clock.now())).map(toOrder)),

    // An orphaned block can't have become final.
    markFinal: (...ids) =>
      run.statement(
        async (q) =>
          void (
            ids.length > 0 &&
            (await q
              .update(deposits)
              .set({ final: true })
              .where(and(inArray(deposits.id, ids), ne(deposits.status, 'orphaned'))))
          ),
      ),

    setException: (id, reason) =>
      run.write(async ({ q }) => {
        await lockDeposit(q, id)
        await q.update(deposits).set({ exception: reason }).where(eq(deposits.id, id))
      }),

    assign: (id, orderId, reason) =>
      run.write(async ({ q }) => {
        const { deposit } = await lockDeposit(q, id)
        const [row] = await q.select().from(disbursements).where(eq(disbursements.depositId, id)).for('update')
        if (deposit.leads)
          throw new AppError('deposit_leads', `Deposit ${id} is the one that its order waited for.`, {
            status: 409,
            retriable: false,
          })
        if (row && row.state !== 'failed')
          throw new AppError('deposit_taken', `Deposit ${id} is being returned.`, { status: 409, retriable: false })
        await q.update(deposits).set({ orderId, exception: reason }).where(eq(deposits.id, id))
      }),

    get: (id) =>
      run.read(async (q) => (await q.select().from(deposits).where(eq(deposits.id, id))).map(toDeposit)[0] ?? null),

    forOrders: (ids) =>
      run.read(async (q) =>
        ids.length === 0
          ? []
          : (
              await q
                .select()
                .from(deposits)
                .where(inArray(deposits.orderId, [...ids]))
                .orderBy(asc(deposits.id))
            ).map(toDeposit),
      ),

    forOrder: (id) =>
      run.read(async (q) =>
        (await q.select().from(deposits).where(eq(deposits.orderId, id)).orderBy(asc(deposits.id))).map(toDeposit),
      ),

    unfinal: (chain, limit, afterId = 0n) =>
      run.read(async (q) => {
        const where = and(
          eq(deposits.chainId, chain),
          sql`not ${deposits.final}`,
          ne(deposits.status, 'orphaned'),
          gt(deposits.id, afterId),
        )
        return (await q.select().from(deposits).where(where).orderBy(asc(deposits.id)).limit(limit)).map(toDeposit)
      }),

    newestFinal: (chain, limit, beforeId) =>
      run.read(async (q) => {
        const where = and(
          eq(deposits.chainId, chain),
          sql`${deposits.final}`,
          ne(deposits.status, 'orphaned'),
          beforeId === undefined ? undefined : lt(deposits.id, beforeId),
        )
        return (await q.select().from(deposits).where(where).orderBy(desc(deposits.id)).limit(limit)).map(toDeposit)
      }),

    exceptions: (limit, afterId = 0n, chain) =>
      run.read(async (q) => {
        // The maker, which passes a chain, also resumes reserved refunds.
        const open = chain === undefined ? (['failed'] as const) : (['failed', 'reserved'] as const)
        const stuck =
          chain === undefined ? and(like(deposits.exception, '%:%'), ne(disbursements.state, 'final')) : undefined
        const undone = or(isNull(disbursements.id), inArray(disbursements.state, [...open]), stuck)
        const workable =
          chain === undefined
            ? undefined
            : and(eq(deposits.chainId, chain), isNotNull(deposits.orderId), notLike(deposits.exception, '%:%'))
        const rows = await q
          .select(depositColumns)
          .from(deposits)
          .leftJoin(disbursements, eq(disbursements.depositId, deposits.id))
          .where(
            and(
              isNotNull(deposits.exception),
              undone,
              ne(deposits.status, 'orphaned'),
              gt(deposits.id, afterId),
              workable,
            ),
          )
          .orderBy(asc(deposits.id))
          .limit(limit)
        return rows.map(toDeposit)
      }),

    unfinalCommitment: (chain) =>
      run.read(async (q) => {
        const [row] = await q
          .select({ sum: sql<string>`coalesce(sum(${disbursements.usdE8}), 0)` })
          .from(deposits)
          .innerJoin(disbursements, eq(disbursements.depositId, deposits.id))
          .where(
            and(
              eq(deposits.chainId, chain),
              sql`not ${deposits.final}`,
              eq(disbursements.kind, 'payout'),
              ne(disbursements.state, 'failed'),
            ),
          )
        return BigInt(row?.sum ?? '0')
      }),

    recordEnding: (chain, ending) =>
      run.write(async ({ q }) =>
        ((order) => order && toOrder(order))(await recordEnding(q, chain, ending, clock.now())),
      ),

    recordEndings: (chain, observed) =>
      run.write(async ({ q }) =>
        (await recordEndings(q, chain, observed, clock.now())).map(({ order, isNew }) => ({
          order: order && toOrder(order),
          isNew,
        })),
      ),

    unrecordedEndings: (chain, ending) => run.read((q) => unrecordedEndings(q, chain, ending)),

    endings: (id) => run.read((q) => endingsOf(q, id)),
  }
}

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
