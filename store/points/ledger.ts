import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Bucket, buckets } from '#core/rewards/buckets.ts'
import { mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import { GRANT_RULE, type PointEntry, type PointRow, RELIEF_RULE } from './types.ts'
import type { Db } from '../database.ts'
import { walletSet } from '../campaigns/counts.ts'
import { only } from '../context.ts'
import { pointBalances, pointEntries } from '../schema.ts'

interface RawEntry extends Record<string, unknown> {
  id: string
  wallet: string
  rule: string
  source_event: string
}

const sums = sql.raw(buckets.map((bucket) => `coalesce(sum(points) filter (where bucket = '${bucket}'), 0)`).join(', '))
const columns = sql.raw(buckets.join(', '))
const added = sql.raw(buckets.map((bucket) => `${bucket} = point_balances.${bucket} + excluded.${bucket}`).join(', '))

const keyOf = (rule: string, sourceEvent: string): string => JSON.stringify([rule, sourceEvent])

/** See `Points.award`. */
export async function writeEntries(q: Db, entries: readonly PointEntry[], now: Date): Promise<PointRow[]> {
  const written = await insertEntries(q, entries, now)
  await insertEntries(q, await clawbackOffsetsFor(q, written, now), now)
  return written
}

/**
 * Inserts new entries with balances in one statement, so that both become visible together. Wallets are sorted, since
 * two batches may share some. Returns the new entries.
 */
async function insertEntries(q: Db, entries: readonly PointEntry[], now: Date): Promise<PointRow[]> {
  if (entries.length === 0) return []
  const distinct = [
    ...new Map(entries.toReversed().map((entry) => [keyOf(entry.rule, entry.sourceEvent), entry])).values(),
  ].toReversed()
  const time = sql`${now.toISOString()}::timestamptz`
  const rows = await q.execute<RawEntry>(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(distinct.map(rawOf))}::text::jsonb)
        as t(n int, wallet text, rule text, source_event text, bucket text, points int, reason jsonb, at timestamptz, final_at timestamptz)
    ), written as (
      insert into point_entries (wallet, rule, source_event, bucket, points, reason, at, final_at, created_at)
        select wallet, rule, source_event, bucket, points, reason, at, final_at, ${time} from told order by rule, source_event
        on conflict (rule, source_event) do nothing
        returning id, wallet, rule, source_event, bucket, points, at, final_at
    ), waiting as (
      insert into points_coming (entry_id, wallet, points, final_at) select id, wallet, points, final_at from written where final_at > ${time}
    ), arrived as (select * from written where final_at <= ${time}),
    ${balancesFrom('arrived', now)}
    select id::text, wallet, rule, source_event from written order by id`)
  const byKey = new Map(distinct.map((entry) => [keyOf(entry.rule, entry.sourceEvent), entry]))
  return rows.flatMap((row) => {
    const entry = byKey.get(keyOf(row.rule, row.source_event))
    return entry ? [{ ...entry, id: BigInt(row.id), pending: entry.finalAt > now }] : []
  })
}

/**
 * Adds entries that become final now to balances and to this week. The locked balance row decides whether a wallet is
 * hidden, so that one hidden concurrently isn't listed in the week.
 */
export const balancesFrom = (set: string, now: Date) => sql`
  balanced as (
    insert into point_balances (wallet, ${columns}) select wallet, ${sums} from ${sql.raw(set)} group by wallet order by wallet
      on conflict (wallet) do update set ${added}
      returning wallet, hidden
  ), weekly as (
    insert into point_weeks (week, wallet, points, hidden)
      select ${mondayOf(utcDay(now))}::int, wallet, sum(points), balanced.hidden
        from ${sql.raw(set)} arriving join balanced using (wallet) group by wallet, balanced.hidden order by wallet
      on conflict (week, wallet) do update set points = point_weeks.points + excluded.points, hidden = excluded.hidden
  )`

const rawOf = (entry: PointEntry, n: number) => ({
  n,
  wallet: entry.wallet,
  rule: entry.rule,
  source_event: entry.sourceEvent,
  bucket: entry.bucket,
  points: entry.points,
  reason: entry.reason,
  at: entry.at.toISOString(),
  final_at: entry.finalAt.toISOString(),
})

const least = sql`least(${sql.raw(buckets.join(', '))})`

/**
 * Offsets for entries that deduct points which an operator had already revoked by amount, up to the negative balance
 * that they cause. A balance that is negative for another reason stays visible. The entries hold the balance locks.
 */
async function clawbackOffsetsFor(q: Db, written: readonly PointRow[], now: Date): Promise<PointEntry[]> {
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

/** Returns the points that operators revoked by amount, minus the offsets so far. */
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
