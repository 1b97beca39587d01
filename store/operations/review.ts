import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Flag, Review, Sighting, Tally } from './types.ts'
import type { Db } from '../database.ts'
import { reviewFlags } from '../schema.ts'
import type { Context } from '../context.ts'

/** Far above every threshold: enough to show a pattern, and to count each wallet once. */
const WALLETS = 200

const { noticedAt: _noticedAt, closedAt: _closedAt, ...columns } = getTableColumns(reviewFlags)
type Stored = Omit<Flag, 'day'> & { readonly day: number }
const rowOf = (row: Stored): Flag => ({ ...row, day: row.day as Flag['day'] })
const open = and(isNotNull(reviewFlags.noticedAt), isNull(reviewFlags.closedAt))

export const createReview = ({ run }: Context): Review => ({
  note: (sighting, at) => run.write(({ q }) => note(q, sighting, at)),
  tell: (tally, at) => run.write(({ q }) => tell(q, tally, at)),
  open: (limit) =>
    run.read(async (q) =>
      (await q.select(columns).from(reviewFlags).where(open).orderBy(desc(reviewFlags.lastAt)).limit(limit)).map(rowOf),
    ),
  close: (id, at) =>
    run.statement(async (q) => {
      const closed = await q
        .update(reviewFlags)
        .set({ closedAt: at })
        .where(and(eq(reviewFlags.id, id), open))
        .returning(columns)
      return closed[0] ? rowOf(closed[0]) : null
    }),
  purge: (closedBefore, today) =>
    run.statement(async (q) => {
      const unnoticed = and(isNull(reviewFlags.noticedAt), lt(reviewFlags.day, today))
      return (
        await q
          .delete(reviewFlags)
          .where(or(lt(reviewFlags.closedAt, closedBefore), unnoticed))
          .returning({ id: reviewFlags.id })
      ).length
    }),
})

/**
 * Counts, names the wallet and opens the flag in one statement: an interruption in between would count a wallet without
 * naming it.
 */
async function note(q: Db, { kind, subject, day, wallet, noticeAbove }: Sighting, at: Date): Promise<void> {
  const wallets = sql`case when jsonb_array_length(${reviewFlags.wallets}) >= ${WALLETS} then ${reviewFlags.wallets} else ${reviewFlags.wallets} || excluded.wallets end`
  const noticedAt = sql`case when ${reviewFlags.count} + 1 > ${noticeAbove} then coalesce(${reviewFlags.noticedAt}, excluded.last_at) end`
  await q
    .insert(reviewFlags)
    .values({
      kind,
      subject,
      day,
      count: 1,
      wallets: [wallet],
      firstAt: at,
      lastAt: at,
      noticedAt: noticeAbove < 1 ? at : null,
    })
    .onConflictDoUpdate({
      target: [reviewFlags.kind, reviewFlags.subject, reviewFlags.day],
      set: { count: sql`${reviewFlags.count} + 1`, wallets, lastAt: at, noticedAt, closedAt: null },
      setWhere: sql`not (${reviewFlags.wallets} @> excluded.wallets)`,
    })
}

async function tell(q: Db, { kind, subject, day, count, wallets }: Tally, at: Date): Promise<void> {
  await q
    .insert(reviewFlags)
    .values({ kind, subject, day, count, wallets, firstAt: at, lastAt: at, noticedAt: at })
    .onConflictDoUpdate({
      target: [reviewFlags.kind, reviewFlags.subject, reviewFlags.day],
      set: { count, wallets, lastAt: at, closedAt: null },
      setWhere: sql`${reviewFlags.count} < excluded.count`,
    })
}
