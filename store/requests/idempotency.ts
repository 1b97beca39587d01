import { and, eq, isNull, lt } from 'drizzle-orm'
import { idempotency } from '../schema.ts'
import { type Context, only } from '../context.ts'

type IdempotencyResult =
  | { kind: 'new' }
  | { kind: 'replay'; status: number; body: unknown }
  | { kind: 'conflict' } // Same key, other parameters
  | { kind: 'in_progress' }

export interface Idempotency {
  /**
   * An attempt that is neither finished nor abandoned after two minutes died with its process: its key is free again.
   */
  begin(scope: string, key: string, requestHash: string): Promise<IdempotencyResult>
  finish(scope: string, key: string, status: number, body: unknown): Promise<void>
  /** Frees the key of a failed attempt. */
  abandon(scope: string, key: string): Promise<void>
  purge(before: Date): Promise<number>
}

/** No request lasts this long: its process died before it could answer. */
const ABANDONED_MS = 120_000

/** Result for a key that was used before. */
function judge(row: typeof idempotency.$inferSelect, requestHash: string, now: Date): IdempotencyResult {
  if (row.requestHash !== requestHash) return { kind: 'conflict' }
  if (row.status !== null) return { kind: 'replay', status: row.status, body: row.body }
  return now.getTime() - row.startedAt.getTime() > ABANDONED_MS ? { kind: 'new' } : { kind: 'in_progress' }
}

export function createIdempotency({ run, clock }: Context): Idempotency {
  const at = (scope: string, key: string) => and(eq(idempotency.scope, scope), eq(idempotency.key, key))
  return {
    begin: (scope, key, requestHash) =>
      run.write(async ({ q }): Promise<IdempotencyResult> => {
        const now = clock.now()
        const inserted = await q
          .insert(idempotency)
          .values({ scope, key, requestHash, startedAt: now, status: null })
          .onConflictDoNothing()
          .returning({ key: idempotency.key })
        if (inserted.length > 0) return { kind: 'new' }
        const found = await q.select().from(idempotency).where(at(scope, key)).for('update')
        if (found.length === 0) return { kind: 'in_progress' }
        const result = judge(only(found), requestHash, now)
        if (result.kind === 'new') await q.update(idempotency).set({ startedAt: now }).where(at(scope, key))
        return result
      }),
    finish: (scope, key, status, body) =>
      run.statement(
        async (q) =>
          void (await q
            .update(idempotency)
            .set({ status, body: body ?? null })
            .where(at(scope, key))),
      ),
    abandon: (scope, key) =>
      run.statement(
        async (q) => void (await q.delete(idempotency).where(and(at(scope, key), isNull(idempotency.status)))),
      ),
    purge: (before) =>
      run.statement(
        async (q) =>
          (await q.delete(idempotency).where(lt(idempotency.startedAt, before)).returning({ key: idempotency.key }))
            .length,
      ),
  }
}
