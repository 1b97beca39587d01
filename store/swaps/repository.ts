import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { isOrderId } from '#core/order/id.ts'
import type { Context } from '../context.ts'
import { only } from '../context.ts'
import type { Db } from '../database.ts'
import { swaps as table } from '../schema.ts'
import type { SwapId, SwapRow, Swaps } from './types.ts'

const MOST_PER_PAGE = 50
/** A read that takes longer may be repeated by another replica. */
const CLAIM_MS = 60_000
/** A wallet may report a transaction that it sent right before the call expired. */
const LATE_MS = 60_000
/** Time in which nodes show a reported transaction. */
const FRESH_MS = 2 * 60_000

export function createSwaps({ run, clock }: Context): Swaps {
  return {
    create: (terms) =>
      run.statement(async (q) => {
        const at = clock.now()
        const pollAt = new Date(terms.expiresAt.getTime() + LATE_MS)
        const row = { ...terms, status: 'waiting', pollAt, createdAt: at, updatedAt: at } as const
        return only(await q.insert(table).values(row).returning())
      }),

    get: (id) => run.read(async (q) => (await q.select().from(table).where(eq(table.id, id)))[0] ?? null),

    sent: (id, txHash, nonce = null) =>
      run.write(async ({ q }) => {
        const [known] = await q.select().from(table).where(eq(table.id, id)).for('update')
        if (!known || !isUnseen(known)) return known ?? null
        const at = clock.now()
        const isFresh = known.txHash !== null && at.getTime() - known.updatedAt.getTime() < FRESH_MS
        const isSame = known.txHash === txHash
        const isToldAgain =
          known.reportedNonce !== null && (isSame || (isEnded(known) && nonce === known.reportedNonce))
        if (isToldAgain || (isSame ? nonce === null : isFresh)) return known
        const report = { txHash, reportedNonce: nonce, since: null, pollAt: at }
        const change = isSame ? report : ({ ...report, status: 'sent', failure: null, updatedAt: at } as const)
        return only(await q.update(table).set(change).where(eq(table.id, id)).returning())
      }),

    claimDue: (limit) =>
      run.statement(async (q) => {
        const now = clock.now()
        const due = q
          .select({ id: table.id })
          .from(table)
          .where(lte(table.pollAt, now))
          .orderBy(asc(table.pollAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        const pollAt = new Date(now.getTime() + CLAIM_MS)
        return q.update(table).set({ pollAt }).where(inArray(table.id, due)).returning()
      }),

    record: (id, { claim, isShared, ...found }) =>
      run.write(async ({ q }) => {
        const claimed = and(eq(table.id, id), eq(table.pollAt, claim))
        const [known] = await q.select().from(table).where(claimed).for('update')
        if (!known) return
        const ends = found.minedAt !== null && (known.minedAt === null || known.txHash !== found.txHash)
        if (ends) {
          const ended = { ...known, txHash: found.txHash }
          await lockTransaction(q, ended)
          if (!isShared && (await isTaken(q, ended))) {
            await q.update(table).set({ pollAt: clock.now() }).where(claimed)
            return
          }
        }
        const isNews = known.status !== found.status || known.txHash !== found.txHash
        const change = { ...found, ...(isNews ? { updatedAt: clock.now() } : {}) }
        await q.update(table).set(change).where(claimed)
      }),

    isTaken: (swap, by) => run.read((q) => isTaken(q, swap, by)),

    page: ({ address, limit, cursor }) =>
      run.read(async (q) => {
        const size = Math.min(Math.max(limit, 1), MOST_PER_PAGE)
        const before = cursor === undefined ? undefined : lt(table.id, parseCursor(cursor))
        const rows = await q
          .select()
          .from(table)
          .where(and(eq(table.fromAddress, address), isNotNull(table.txHash), isSeen, before))
          .orderBy(desc(table.id))
          .limit(size + 1)
        const list = rows.slice(0, size)
        return { list, nextCursor: rows.length > size ? (list.at(-1)?.id ?? null) : null }
      }),

    purge: (before, limit) =>
      run.statement(async (q) => {
        const old = q
          .select({ id: table.id })
          .from(table)
          .where(and(isNull(table.txHash), lt(table.createdAt, before)))
          .limit(limit)
        return (await q.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length
      }),
  }
}

/** True until a node has shown the swap's transaction. */
const isUnseen = (row: SwapRow): boolean =>
  row.nonce === null && row.minedAt === null && (!isEnded(row) || row.reportedNonce !== null)

const isEnded = ({ status }: SwapRow): boolean => status === 'done' || status === 'failed' || status === 'unknown'

const isSeen = or(isNotNull(table.nonce), isNotNull(table.minedAt))

type SentSwap = Pick<SwapRow, 'id' | 'chainId' | 'fromAddress' | 'txHash'>

/** Has reads that end swaps of an address by one transaction wait for each other: each sees what the one before it recorded. */
const lockTransaction = (q: Db, { chainId, fromAddress, txHash }: SentSwap): Promise<unknown> =>
  q.execute(sql`select pg_advisory_xact_lock(7230123, hashtext(${`${chainId} ${fromAddress} ${txHash}`}))`)

async function isTaken(
  q: Db,
  { id, chainId, fromAddress, txHash }: SentSwap,
  by: 'mined' | 'reported' = 'mined',
): Promise<boolean> {
  if (txHash === null) return false
  const sameTx = and(eq(table.fromAddress, fromAddress), eq(table.chainId, chainId), eq(table.txHash, txHash))
  const others = and(sameTx, ne(table.id, id), by === 'mined' ? isNotNull(table.minedAt) : undefined)
  return (await q.select({ id: table.id }).from(table).where(others).limit(1)).length > 0
}

/** Pages continue below the last id shown; ids sort by time, so new swaps never shift a page. */
function parseCursor(cursor: string): SwapId {
  if (isOrderId(cursor)) return cursor
  throw new AppError('cursor_invalid', 'That page does not exist; start again from the first one.', { status: 400 })
}
