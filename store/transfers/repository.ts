import { and, asc, desc, eq, gte, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { transferBackoffs, transfers } from '../schema.ts'
import { type Context, only } from '../context.ts'
import type { Db } from '../database.ts'
import { arrivalKey, isTaken, lockMoves, movedSince, unended, unsigned } from './moved.ts'
import type { BackoffKind, NewTransfer, Transfers, TransferState } from './types.ts'

const ends: readonly TransferState[] = ['arrived', 'returned', 'failed', 'expired']

export function createTransfers({ run, clock, signed }: Context): Transfers {
  return {
    request: (transfer) =>
      run.write(async ({ q }) => {
        const at = clock.now()
        const row = { ...transfer, state: 'waiting' as const, createdAt: at, updatedAt: at }
        await requireOnlyCanary(q, transfer)
        const [added] = await q
          .insert(transfers)
          .values(row)
          .onConflictDoNothing({ target: transfers.orderId })
          .returning()
        if (added) return added
        throw new AppError('transfer_repeated', `Order ${transfer.orderId} has a transfer already.`, {
          status: 409,
          retriable: false,
        })
      }),

    get: (id) => run.read(async (q) => (await q.select().from(transfers).where(eq(transfers.id, id)))[0] ?? null),

    inStates: (states, limit, chain) =>
      run.read((q) =>
        q
          .select()
          .from(transfers)
          .where(
            and(inArray(transfers.state, [...states]), chain === undefined ? undefined : eq(transfers.chainId, chain)),
          )
          .orderBy(asc(transfers.id))
          .limit(limit),
      ),

    canaries: (since) =>
      run.read((q) =>
        q
          .select()
          .from(transfers)
          .where(
            and(
              isNotNull(transfers.canaryRoute),
              or(gte(transfers.createdAt, since), inArray(transfers.state, [...unended])),
            ),
          )
          .orderBy(asc(transfers.id)),
      ),

    recent: (limit) => run.read((q) => q.select().from(transfers).orderBy(desc(transfers.id)).limit(limit)),

    backoffs: () => run.read((q) => q.select().from(transferBackoffs)),

    backOff: ({ kind, subject }, untilAfter) =>
      run.write(async ({ q }) => {
        const own = and(eq(transferBackoffs.kind, kind), eq(transferBackoffs.subject, subject))
        const [before] = await q.select().from(transferBackoffs).where(own).for('update')
        const failures = (before?.failures ?? 0) + 1
        const set = { failures, until: untilAfter(failures) }
        await q
          .insert(transferBackoffs)
          .values({ kind, subject, ...set })
          .onConflictDoUpdate({ target: [transferBackoffs.kind, transferBackoffs.subject], set })
      }),

    endBackoffs: ({ provider, route }) =>
      run.statement(async (q) => {
        const of = (kind: BackoffKind, subject: string) =>
          and(eq(transferBackoffs.kind, kind), eq(transferBackoffs.subject, subject))
        const isOf = or(of('provider', provider), route === null ? undefined : of('route', route))
        await q.delete(transferBackoffs).where(isOf)
      }),

    signedSince: (since, chain) =>
      run.read((q) =>
        q
          .select()
          .from(transfers)
          .where(
            and(
              notInArray(transfers.state, [...unsigned]),
              gte(transfers.createdAt, since),
              chain === undefined ? undefined : eq(transfers.chainId, chain),
            ),
          )
          .orderBy(asc(transfers.id)),
      ),

    movedSince: (since) => run.read((q) => movedSince(q, signed, since)),

    end: (id, state, by, reason = null) =>
      run.write(async ({ q }) => {
        // Two transfers that claim the same payment at once take turns.
        await lockMoves(q)
        const row = only(await q.select().from(transfers).where(eq(transfers.id, id)).for('update'))
        if (row.state !== 'final')
          throw new AppError('transfer_state', `Transfer ${id} is ${row.state}.`, { status: 409, retriable: false })
        if (await isTaken(q, row, by)) return false
        await q
          .update(transfers)
          .set({ state, reason, arrivalKey: arrivalKey(by), updatedAt: clock.now() })
          .where(eq(transfers.id, id))
        return true
      }),

    setState: (id, state, change = {}) =>
      run.write(async ({ q }) => {
        const [row] = await q
          .select({ state: transfers.state })
          .from(transfers)
          .where(eq(transfers.id, id))
          .for('update')
        const may =
          row &&
          (row.state === state || (!ends.includes(row.state) && (state !== 'expired' || row.state === 'waiting')))
        if (!may)
          throw new AppError('transfer_state', `Transfer ${id} cannot become ${state}.`, {
            status: 409,
            retriable: false,
          })
        await q
          .update(transfers)
          .set({ state, ...change, updatedAt: clock.now() })
          .where(eq(transfers.id, id))
      }),
  }
}

/** Requests of the same route take turns, so that the second one sees the first. @throws AppError `canary_repeated` */
async function requireOnlyCanary(q: Db, { orderId, canaryRoute, canaryHour }: NewTransfer): Promise<void> {
  if (canaryRoute === null || canaryHour === null) return
  await lockMoves(q)
  const [other] = await q
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      and(
        eq(transfers.canaryRoute, canaryRoute),
        ne(transfers.orderId, orderId),
        or(
          inArray(transfers.state, [...unended]),
          and(eq(transfers.canaryHour, canaryHour), ne(transfers.state, 'expired')),
        ),
      ),
    )
    .limit(1)
  if (other)
    throw new AppError('canary_repeated', `Route ${canaryRoute} has another canary of this hour, or an open one.`, {
      status: 409,
      retriable: false,
    })
}
