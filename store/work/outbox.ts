import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Outbox, OutboxRow } from './types.ts'
import type { Db } from '../database.ts'
import { outbox } from '../schema.ts'
import type { Context } from '../context.ts'

const { availableAt: _due, claim: _claim, ...publicColumns } = getTableColumns(outbox)

/** Handlers that take longer may see their row handled again. */
const CLAIM_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000

const retryDelay = (attempts: number): number => Math.min(1000 * 2 ** attempts, LONGEST_WAIT_MS)

export async function addToOutbox(
  q: Db,
  topic: string,
  key: string,
  payload: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`
  // Names no id, because the server's role must not choose one.
  await q.execute(sql`
    insert into outbox (topic, key, payload, attempts, created_at, available_at)
      values (${topic}, ${key}, ${JSON.stringify(payload)}::text::jsonb, 0, ${time}, ${time})`)
}

/** Handlers run outside the claiming transaction: they may be slow and may use the store. */
export function createOutbox({ run, clock, log }: Context): Outbox {
  const claimRows = (topic: string, limit: number, claim: string): Promise<OutboxRow[]> =>
    run.statement(async (q) => {
      const now = clock.now()
      const due = q
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.topic, topic), lte(outbox.availableAt, now)))
        .orderBy(asc(outbox.availableAt), asc(outbox.id))
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await q
        .update(outbox)
        .set({ claim, attempts: sql`${outbox.attempts} + 1`, availableAt: new Date(now.getTime() + CLAIM_MS) })
        .where(inArray(outbox.id, due))
        .returning(publicColumns)
      return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    })

  /** False if another drain has claimed the row since. */
  const stillOurs = (id: bigint, claim: string): Promise<boolean> =>
    run.statement(async (q) => {
      const until = new Date(clock.now().getTime() + CLAIM_MS)
      return (
        (
          await q
            .update(outbox)
            .set({ availableAt: until })
            .where(and(eq(outbox.id, id), eq(outbox.claim, claim)))
            .returning({ id: outbox.id })
        ).length === 1
      )
    })

  return {
    add: (topic, key, payload) => run.write(({ q }) => addToOutbox(q, topic, key, payload, clock.now())),

    drain: async (topic, limit, handle) => {
      const claim = randomUUID()
      let handled = 0
      for (const row of await claimRows(topic, limit, claim)) {
        if (!(await stillOurs(row.id, claim))) continue
        const mine = and(eq(outbox.id, row.id), eq(outbox.claim, claim))
        try {
          await handle(row)
          await run.statement((q) => q.delete(outbox).where(mine))
          handled++
        } catch (error) {
          log.warn(
            { topic, id: row.id.toString(), attempts: row.attempts, error: String(error) },
            'an outbox handler failed',
          )
          const availableAt = new Date(clock.now().getTime() + retryDelay(row.attempts))
          await run.statement((q) => q.update(outbox).set({ claim: null, availableAt }).where(mine))
        }
      }
      return handled
    },

    waiting: () =>
      run.read(async (q) => {
        const rows = await q.select({ topic: outbox.topic, waiting: count() }).from(outbox).groupBy(outbox.topic)
        return new Map(rows.map(({ topic, waiting }) => [topic, waiting]))
      }),

    purge: (topic, before) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(outbox)
              .where(and(eq(outbox.topic, topic), lt(outbox.createdAt, before)))
              .returning({ id: outbox.id })
          ).length,
      ),
  }
}
