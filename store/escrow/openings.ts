import { and, asc, count, eq, gt, gte, inArray, max, ne, notInArray, or, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OpeningRow, Openings, OpeningState } from './types.ts'
import { openings, orders, slots, slotTxs } from '../schema.ts'
import { type Context, only } from '../context.ts'

type Stored = typeof openings.$inferSelect

const ended: readonly OpeningState[] = ['final', 'failed', 'refused', 'expired']
const counted: readonly OpeningState[] = ['failed', 'refused']
/** The maker has signed a transaction for these. */
const sent: readonly OpeningState[] = ['intent', 'broadcast', 'mined', 'final', 'failed']
const unsigned: readonly OpeningState[] = ['refused', 'expired']

const toOpening = ({ updatedAt: _, ...row }: Stored): OpeningRow => row

export function createOpenings({ run, clock }: Context): Openings {
  const first = (where: ReturnType<typeof eq>): Promise<OpeningRow | null> =>
    run.read(async (q) => (await q.select().from(openings).where(where)).map(toOpening)[0] ?? null)

  return {
    create: (opening) =>
      run.write(async ({ q }) => {
        const at = clock.now()
        const row = { ...opening, state: 'waiting' as const, createdAt: at, updatedAt: at }
        await q.insert(openings).values(row).onConflictDoNothing()
        return toOpening(only(await q.select().from(openings).where(eq(openings.orderId, opening.orderId))))
      }),

    get: (id) => first(eq(openings.id, id)),
    forOrder: (id) => first(eq(openings.orderId, id)),

    inStates: (chain, states, limit) =>
      run.read(async (q) => {
        const isWatched = and(eq(openings.kind, 'address'), eq(openings.state, 'waiting'))
        const where = and(eq(openings.chainId, chain), inArray(openings.state, [...states]), sql`not (${isWatched})`)
        return (await q.select().from(openings).where(where).orderBy(asc(openings.id)).limit(limit)).map(toOpening)
      }),

    addressesWaiting: (chain, limit, afterId) =>
      run.read(async (q) => {
        const isWatched = and(eq(openings.kind, 'address'), eq(openings.state, 'waiting'))
        const where = and(eq(openings.chainId, chain), isWatched, gt(openings.id, afterId))
        return (await q.select().from(openings).where(where).orderBy(asc(openings.id)).limit(limit)).map(toOpening)
      }),

    recordOf: (chain, depositor, since) =>
      run.read(async (q) => {
        const isSigned = ne(openings.kind, 'address')
        const isOf = and(eq(openings.chainId, chain), eq(openings.depositor, depositor), isSigned)
        const rows = await q
          .select({ state: openings.state, recent: sql<boolean>`${gte(openings.createdAt, since)}` })
          .from(openings)
          .where(isOf)
        const open = rows.filter(({ state }) => !ended.includes(state))
        return {
          open: open.length,
          signed: open.filter(({ state }) => state !== 'waiting').length,
          failed: rows.filter(({ state, recent }) => recent && counted.includes(state)).length,
        }
      }),

    setState: (id, state, change = {}) =>
      run.write(async ({ q }) => {
        const [row] = await q.select({ state: openings.state }).from(openings).where(eq(openings.id, id)).for('update')
        if (row?.state === state && ended.includes(state)) return
        const may = row && !ended.includes(row.state) && (row.state === 'waiting' || !unsigned.includes(state))
        if (!may)
          throw new AppError('opening_state', `Opening ${id} cannot become ${state}.`, {
            status: 409,
            retriable: false,
          })
        await q
          .update(openings)
          .set({ state, ...change, updatedAt: clock.now() })
          .where(eq(openings.id, id))
      }),

    unpaid: (chain, since) =>
      run.read(async (q) => {
        const isSent = inArray(openings.state, [...sent])
        const isTried = and(eq(openings.state, 'waiting'), eq(openings.reason, 'opening_failed'))
        const isUnpaid = notInArray(orders.state, ['claimed', 'done'])
        const where = and(eq(openings.chainId, chain), gte(openings.updatedAt, since), or(isSent, isTried), isUnpaid)
        const rows = q.select({ found: count() }).from(openings).innerJoin(orders, eq(orders.id, openings.orderId))
        return only(await rows.where(where)).found
      }),

    attempts: (id) =>
      run.read(async (q) => only(await q.select({ slots: count() }).from(slots).where(isAttempt(id))).slots),

    signedSince: (chain, since) =>
      run.read(async (q) => {
        const attempt = sql<number>`(row_number() over (partition by ${slots.refId} order by ${slots.id}) - 1)::int`
        const all = q
          .select({ slotId: slots.id, refId: slots.refId, at: slots.createdAt, attempt: attempt.as('slot_number') })
          .from(slots)
          .where(and(eq(slots.chainId, chain), eq(slots.purpose, 'open')))
          .as('attempts')
        const rows = await q
          .select({
            id: openings.id,
            attempt: all.attempt,
            orderId: openings.orderId,
            feeCap: max(slotTxs.feeCap),
            at: all.at,
          })
          .from(all)
          .innerJoin(openings, eq(openings.id, all.refId))
          .innerJoin(slotTxs, eq(slotTxs.slotId, all.slotId))
          .where(and(eq(openings.chainId, chain), gte(all.at, since)))
          .groupBy(openings.id, all.attempt, openings.orderId, all.at)
          .orderBy(asc(openings.id), asc(all.attempt))
        return rows.map((row) => ({ ...row, feeCap: row.feeCap ?? 0n }))
      }),
  }
}

const isAttempt = (id: bigint) => and(eq(slots.purpose, 'open'), eq(slots.refId, id))
