import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import type { Flag, Review } from '../contract/review.ts'
import { reviewFlags } from '../schema/index.ts'
import type { Context } from './context.ts'

/** Enough to see a pattern. */
const WALLETS = 50

const { closedAt: _closedAt, ...columns } = getTableColumns(reviewFlags)
type Stored = Omit<Flag, 'day'> & { readonly day: number }
const rowOf = (row: Stored): Flag => ({ ...row, day: row.day as Flag['day'] })

export const createReview = ({ run }: Context): Review => ({
  flag: ({ kind, subject, day, wallet }, at) =>
    run.write(async ({ q }) => {
      const wallets = sql`case
        when ${reviewFlags.wallets} @> excluded.wallets or jsonb_array_length(${reviewFlags.wallets}) >= ${WALLETS} then ${reviewFlags.wallets}
        else ${reviewFlags.wallets} || excluded.wallets end`
      await q
        .insert(reviewFlags)
        .values({ kind, subject, day, count: 1, wallets: [wallet], firstAt: at, lastAt: at })
        .onConflictDoUpdate({ target: [reviewFlags.kind, reviewFlags.subject, reviewFlags.day], set: { count: sql`${reviewFlags.count} + 1`, wallets, lastAt: at, closedAt: null } })
    }),
  open: (limit) => run.read(async (q) => (await q.select(columns).from(reviewFlags).where(isNull(reviewFlags.closedAt)).orderBy(desc(reviewFlags.lastAt)).limit(limit)).map(rowOf)),
  close: (id, at) =>
    run.write(async ({ q }) => {
      const closed = await q.update(reviewFlags).set({ closedAt: at }).where(and(eq(reviewFlags.id, id), isNull(reviewFlags.closedAt))).returning(columns)
      return closed[0] ? rowOf(closed[0]) : null
    }),
  purge: (before) => run.write(async ({ q }) => (await q.delete(reviewFlags).where(lt(reviewFlags.closedAt, before)).returning({ id: reviewFlags.id })).length),
})
