import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { Fence, Leases } from './types.ts'
import { leases } from '../schema.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database.ts'

const until = (now: Date, ttlSeconds: number): Date => new Date(now.getTime() + ttlSeconds * 1000)

export function createLeases({ run }: Context): Leases {
  return {
    acquire: (name, owner, ttlSeconds, now) =>
      run.statement(async (q) => {
        const rows = await q
          .insert(leases)
          .values({ name, owner, epoch: 1n, expiresAt: until(now, ttlSeconds) })
          .onConflictDoUpdate({
            target: leases.name,
            set: {
              owner: sql`excluded.owner`,
              expiresAt: sql`excluded.expires_at`,
              // Raised for the same owner too: work of its former process must find itself fenced.
              epoch: sql`${leases.epoch} + 1`,
            },
            setWhere: sql`${leases.owner} is null or ${leases.owner} = excluded.owner or ${leases.expiresAt} <= ${now.toISOString()}::timestamptz`,
          })
          .returning({ epoch: leases.epoch })
        return rows[0] ? { name, epoch: rows[0].epoch } : null
      }),
    renew: ({ name, epoch }, owner, ttlSeconds, now) =>
      run.statement(async (q) => {
        const mine = and(eq(leases.name, name), eq(leases.epoch, epoch), eq(leases.owner, owner))
        return (
          (
            await q
              .update(leases)
              .set({ expiresAt: until(now, ttlSeconds) })
              .where(mine)
              .returning({ name: leases.name })
          ).length > 0
        )
      }),
    release: ({ name, epoch }, owner) =>
      run.statement(
        async (q) =>
          void (await q
            .update(leases)
            .set({ owner: null })
            .where(and(eq(leases.name, name), eq(leases.epoch, epoch), eq(leases.owner, owner)))),
      ),
  }
}

/** Keeps the lease from changing hands until this transaction ends. @throws AppError `fenced` if it already has */
export async function checkFence(q: Db, fence: Fence | undefined): Promise<void> {
  if (!fence) return
  const [row] = await q.select({ epoch: leases.epoch }).from(leases).where(eq(leases.name, fence.name)).for('share')
  if (row?.epoch !== fence.epoch) throw fenced(fence)
}

/**
 * Runs one writing statement that keeps the lease from changing hands while it runs: a transaction would take three more round
 * trips. `write` makes it, with the condition under which it may write.
 * @throws AppError `fenced` if the lease has changed hands
 */
export async function holding(q: Db, fence: Fence | undefined, write: (mayWrite: SQL) => SQL): Promise<void> {
  if (!fence) return void (await q.execute(write(sql`true`)))
  const isHeld = sql`exists (select from held where epoch = ${fence.epoch}::bigint)`
  const held = sql`select epoch from leases where name = ${fence.name} for share`
  const query = sql`with held as (${held}), written as (${write(isHeld)}) select ${isHeld} as ok`
  const [row] = (await q.execute(query)) as unknown as { ok: boolean }[]
  if (row?.ok !== true) throw fenced(fence)
}

const fenced = ({ name }: Fence): AppError =>
  new AppError('fenced', `The lease ${name} has moved to another process.`, { retriable: false })
