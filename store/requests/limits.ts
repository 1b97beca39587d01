import { eq, lt, sql } from 'drizzle-orm'
import { limits } from '../schema.ts'
import type { Context } from '../context.ts'

export interface Limits {
  /**
   * Counts one use of `bucket` if at most `max` fit into any window of that length (UNLOGGED table); otherwise returns
   * when one will.
   */
  hit(
    bucket: string,
    max: number,
    windowSeconds: number,
    now: Date,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  purge(before: Date): Promise<number>
}

interface Window {
  readonly startMs: number
  readonly used: number
  /** Uses in the previous window. */
  readonly previous: number
}

/**
 * Sliding windows: this window's uses plus the share of the previous one's that is recent enough. Windows start at
 * multiples of their length, so that all replicas agree. A refused use isn't counted.
 */
export function createLimits({ run }: Context): Limits {
  return {
    hit: (bucket, max, windowSeconds, now) =>
      run.write(async ({ q }) => {
        const length = windowSeconds * 1000
        const startMs = Math.floor(now.getTime() / length) * length
        const windowStart = new Date(startMs)
        const left = 1 - (now.getTime() - startMs) / length
        // A call that arrives after one of the next window, or at a replica whose clock is behind, counts in that window: it must not reset it.
        const isSame = sql`${limits.windowStart} in (excluded.window_start, ${new Date(startMs + length).toISOString()}::timestamptz)`
        const used = sql`case when ${isSame} then ${limits.used} else 0 end`
        const wasLast = sql`${limits.windowStart} = ${new Date(startMs - length).toISOString()}::timestamptz`
        const previous = sql`case when ${isSame} then ${limits.previous} when ${wasLast} then ${limits.used} else 0 end`
        const rows = await q
          .insert(limits)
          .values({ bucket, windowStart, used: 1, previous: 0, endsAt: new Date(startMs + 2 * length) })
          .onConflictDoUpdate({
            target: limits.bucket,
            set: {
              used: sql`${used} + 1`,
              previous,
              windowStart: sql`case when ${isSame} then ${limits.windowStart} else excluded.window_start end`,
              endsAt: sql`case when ${isSame} then ${limits.endsAt} else excluded.ends_at end`,
            },
            setWhere: sql`(${previous}) * ${left}::float8 + (${used}) + 1 <= ${max}::float8`,
          })
          .returning({ used: limits.used })
        if (rows[0]) return { allowed: true, retryAfterSeconds: 0 }
        const [full] = await q.select().from(limits).where(eq(limits.bucket, bucket))
        const window = full
          ? { startMs: full.windowStart.getTime(), used: full.used, previous: full.previous }
          : { startMs, used: max, previous: 0 }
        return { allowed: false, retryAfterSeconds: secondsUntilFree(window, max, length, now.getTime()) }
      }),
    purge: (before) =>
      run.write(
        async ({ q }) =>
          (await q.delete(limits).where(lt(limits.endsAt, before)).returning({ bucket: limits.bucket })).length,
      ),
  }
}

/** Seconds until one more use fits if there are none in between; at least one. */
function secondsUntilFree({ startMs, used, previous }: Window, max: number, length: number, nowMs: number): number {
  // Share of a window's uses that may still count in addition to later ones.
  const share = (older: number, newer: number): number => Math.max(0, Math.min(1, (max - newer - 1) / older))
  const inThisWindow = used + 1 <= max && previous > 0
  const freeAt = inThisWindow
    ? startMs + (1 - share(previous, used)) * length
    : startMs + length + (1 - share(used, 0)) * length
  return Math.max(1, Math.ceil((freeAt - nowMs) / 1000))
}
