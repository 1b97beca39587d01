import { lt, sql } from 'drizzle-orm'
import type { Limits } from '../contract/limits.ts'
import { limits } from '../schema/index.ts'
import { type Context, only } from './context.ts'

/** Fixed windows that start at multiples of their length, so that every replica counts in the same one. */
export function createLimits({ run }: Context): Limits {
  return {
    hit: (bucket, max, windowSeconds, now) =>
      run.write(async ({ q }) => {
        const length = windowSeconds * 1000
        const windowStart = new Date(Math.floor(now.getTime() / length) * length)
        const endsAt = new Date(windowStart.getTime() + length)
        const rows = await q
          .insert(limits)
          .values({ bucket, windowStart, used: 1, endsAt })
          .onConflictDoUpdate({
            target: limits.bucket,
            set: {
              used: sql`case when ${limits.windowStart} = excluded.window_start then least(${limits.used} + 1, 1000000000) else 1 end`,
              windowStart: sql`excluded.window_start`,
              endsAt: sql`excluded.ends_at`,
            },
          })
          .returning({ used: limits.used })
        const allowed = only(rows).used <= max
        return {
          allowed,
          retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
        }
      }),
    purge: (before) =>
      run.write(
        async ({ q }) =>
          (await q.delete(limits).where(lt(limits.endsAt, before)).returning({ bucket: limits.bucket })).length,
      ),
  }
}
