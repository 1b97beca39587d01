import { eq, lt, type SQL, sql } from 'drizzle-orm'
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

/** Parts of a window. A use counts until its whole part is older than the window, so at most a sixth longer. */
const PARTS = 6
/** Parts that a window can touch. */
const KEPT = PARTS + 1
const keptText = sql.raw(String(KEPT))

/**
 * Sliding windows in parts, which start at multiples of their length, so that all replicas agree. A refused use isn't
 * counted.
 */
export function createLimits({ run }: Context): Limits {
  return {
    hit: async (bucket, max, windowSeconds, now) => {
      const part = (windowSeconds * 1000) / PARTS
      const windowStart = new Date(Math.floor(now.getTime() / part) * part)
      const latest = new Date(windowStart.getTime() + KEPT * part).toISOString()
      // The clock of a replica may be behind: its uses count in the newest part. A row far ahead had a wrong clock.
      const age = sql`round(extract(epoch from excluded.window_start - ${limits.windowStart}) * 1000 / ${part}::float8)::int`
      const isAhead = sql`${limits.windowStart} > ${latest}::timestamptz`
      const shift = sql`case when ${isAhead} then ${keptText} else least(${keptText}, greatest(0, ${age})) end`
      const zeros = (count: SQL) => sql`array_fill(0, array[${count}])`
      const kept = sql`(${zeros(shift)} || ${limits.uses} || ${zeros(keptText)})[1:${keptText}]`
      const rows = await run.statement((q) =>
        q
          .insert(limits)
          .values({ bucket, windowStart, uses: [1], endsAt: new Date(windowStart.getTime() + KEPT * part) })
          .onConflictDoUpdate({
            target: limits.bucket,
            set: {
              uses: sql`array[(${kept})[1] + 1] || (${kept})[2:${keptText}]`,
              windowStart: sql`case when ${isAhead} then excluded.window_start else greatest(${limits.windowStart}, excluded.window_start) end`,
              endsAt: sql`case when ${isAhead} then excluded.ends_at else greatest(${limits.endsAt}, excluded.ends_at) end`,
            },
            setWhere: sql`(select sum(n) from unnest(${kept}) as n) < ${max}::int`,
          })
          .returning({ bucket: limits.bucket }),
      )
      if (rows[0]) return { allowed: true, retryAfterSeconds: 0 }
      const [full] = await run.read((q) => q.select().from(limits).where(eq(limits.bucket, bucket)))
      const freeAt = full ? freeAtOf(full, max, part) : windowStart.getTime() + KEPT * part
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) }
    },
    purge: (before) =>
      run.statement(
        async (q) =>
          (await q.delete(limits).where(lt(limits.endsAt, before)).returning({ bucket: limits.bucket })).length,
      ),
  }
}

/** Returns when one more use fits if there are none in between, in epoch milliseconds. */
function freeAtOf({ windowStart, uses }: typeof limits.$inferSelect, max: number, part: number): number {
  const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
  let parts = 1
  while (parts < KEPT && total(uses.slice(0, KEPT - parts)) >= max) parts++
  return windowStart.getTime() + parts * part
}
