import { and, asc, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { type Context, only } from '../context.ts'
import { makerApplications as table } from '../schema.ts'
import type { Applications } from './types.ts'

export function createApplications({ run, clock }: Context): Applications {
  return {
    submit: (application, mostOpen) =>
      run.write(async ({ q }) => {
        // Counting and inserting have to be one step: many senders at once would exceed the number otherwise.
        await q.execute(sql`select pg_advisory_xact_lock(7230124)`)
        const isOwn = eq(table.wallet, application.wallet)
        const [known] = await q.select({ state: table.state }).from(table).where(isOwn)
        if (known?.state === 'accepted') return 'accepted'
        const others = and(eq(table.state, 'open'), ne(table.wallet, application.wallet))
        const [open] = await q.select({ count: count() }).from(table).where(others)
        if ((open?.count ?? 0) >= mostOpen) return 'full'
        await q.delete(table).where(isOwn)
        const row = { ...application, state: 'open' as const, createdAt: clock.now() }
        return only(await q.insert(table).values(row).returning())
      }),

    of: (wallet) => run.read(async (q) => (await q.select().from(table).where(eq(table.wallet, wallet)))[0] ?? null),

    get: (id) => run.read(async (q) => (await q.select().from(table).where(eq(table.id, id)))[0] ?? null),

    list: ({ limit, before }) =>
      run.read((q) =>
        q
          .select()
          .from(table)
          .where(before === undefined ? undefined : lt(table.id, before))
          .orderBy(desc(table.id))
          .limit(limit),
      ),

    decide: (id, state) =>
      run.statement(async (q) => {
        const decided = { state, decidedAt: clock.now() }
        return (await q.update(table).set(decided).where(eq(table.id, id)).returning())[0] ?? null
      }),

    purge: ({ declined, open }, limit) =>
      run.write(async ({ q }) => {
        const expired = q
          .select({ id: table.id })
          .from(table)
          .where(
            or(
              and(eq(table.state, 'declined'), lt(table.decidedAt, declined)),
              and(eq(table.state, 'open'), lt(table.createdAt, open)),
            ),
          )
          .orderBy(asc(table.id))
          .limit(limit)
        return (await q.delete(table).where(inArray(table.id, expired)).returning({ id: table.id })).length
      }),
  }
}
