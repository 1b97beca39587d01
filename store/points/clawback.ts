import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Bucket, buckets } from '#core/rewards/buckets.ts'
import { GRANT_RULE, type PointEntry, type PointRow, RELIEF_RULE } from './types.ts'
import type { Db } from '../database.ts'
import { pointBalances, pointEntries } from '../schema.ts'
import { walletSet } from '../campaigns/counts.ts'
import { only } from '../context.ts'

const least = sql`least(${sql.raw(buckets.join(', '))})`

/**
 * Offsets for entries that deduct points which an operator had already revoked by amount, up to the negative balance
 * that they cause. A balance that is negative for another reason stays visible. The entries hold the balance locks.
 */
export async function clawbackOffsetsFor(q: Db, written: readonly PointRow[], now: Date): Promise<PointEntry[]> {
  const taking = written.filter(({ points }) => points < 0)
  if (taking.length === 0) return []
  const wallets = [...new Set(taking.map(({ wallet }) => wallet))]
  const below = await q
    .select()
    .from(pointBalances)
    .where(and(sql`${pointBalances.wallet} in ${walletSet(wallets)}`, lt(least, 0)))
  const relief: PointEntry[] = []
  for (const { wallet, ...balances } of below) {
    for (const bucket of buckets) {
      const last = taking.findLast((entry) => entry.wallet === wallet && entry.bucket === bucket)
      const points =
        last && balances[bucket] < 0 ? Math.min(-balances[bucket], await takenByNumber(q, wallet, bucket)) : 0
      if (last && points > 0)
        relief.push({
          wallet,
          rule: RELIEF_RULE,
          sourceEvent: last.id.toString(),
          bucket,
          points,
          reason: { kind: 'taken_once' },
          at: now,
          finalAt: now,
        })
    }
  }
  return relief
}

/** Points that operators revoked by amount, minus the offsets so far. */
async function takenByNumber(q: Db, wallet: string, bucket: Bucket): Promise<number> {
  const { points, rule } = pointEntries
  const counts = or(and(eq(rule, GRANT_RULE), lt(points, 0)), and(eq(rule, RELIEF_RULE), gt(points, 0)))
  const sum = sql<string>`coalesce(-sum(${points}), 0)`.mapWith(Number)
  return only(
    await q
      .select({ sum })
      .from(pointEntries)
      .where(and(eq(pointEntries.wallet, wallet), eq(pointEntries.bucket, bucket), counts)),
  ).sum
}
