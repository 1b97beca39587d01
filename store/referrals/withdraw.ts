import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ClawbackReason } from '#core/rewards/reason.ts'
import { REVERSAL_RULE } from '../points/types.ts'
import { REFERRAL_RULE, type Withdrawn } from './types.ts'
import type { Db } from '../database.ts'
import { referrals } from '../schema.ts'

interface Withdrawal {
  readonly wallet: string
  readonly others: readonly string[]
  readonly why: ClawbackReason
}

interface TakenOfFriend extends Record<string, unknown> {
  referee: string
  points: string
}

/** Active: no operator has ended it. A wallet has at most one. */
export const stands = isNull(referrals.endedAt)

/** Serializes bindings. */
export const lockBindings = (q: Db): Promise<unknown> => q.execute(sql`select pg_advisory_xact_lock(7230120)`)

/**
 * See `Referrals.withdraw`. The referral rows are the lock: a concurrent credit also locks its row, so it is either
 * visible here or sees the caller's changes. Points that just became final stay.
 */
export async function withdrawReferrals(q: Db, { wallet, others, why }: Withdrawal, now: Date): Promise<Withdrawn[]> {
  if (others.length === 0) return []
  await lockBindings(q)
  const between = or(
    and(eq(referrals.referee, wallet), inArray(referrals.referrer, [...others])),
    and(eq(referrals.referrer, wallet), inArray(referrals.referee, [...others])),
  )
  const bound = await q
    .select()
    .from(referrals)
    .where(and(stands, between))
    .orderBy(asc(referrals.referee))
    .for('update')
  if (bound.length === 0) return []
  const taken = new Map((await takeWaiting(q, bound, why, now)).map(({ referee, points }) => [referee, Number(points)]))
  for (const [referee, points] of taken)
    await q
      .update(referrals)
      .set({ points: sql`${referrals.points} - ${points}` })
      .where(and(stands, eq(referrals.referee, referee)))
  return bound.map(({ referee, referrer, boundAt, points }) => ({
    referee,
    referrer,
    boundAt,
    points: points - (taken.get(referee) ?? 0),
  }))
}

/** Pending points were in no balance, so their reversal isn't either. One statement for any number of bridges. */
async function takeWaiting(
  q: Db,
  bound: readonly Pick<Withdrawn, 'referee' | 'referrer'>[],
  why: ClawbackReason,
  now: Date,
): Promise<TakenOfFriend[]> {
  const pairs = JSON.stringify(bound.map(({ referee, referrer }) => ({ referee, referrer })))
  const time = sql`${now.toISOString()}::timestamptz`
  return q.execute<TakenOfFriend>(sql`
    with pairs as (
      select * from jsonb_to_recordset(${pairs}::text::jsonb) as t(referee text, referrer text)
    ), gone as (
      delete from points_coming using point_entries entry, pairs
        where points_coming.wallet = pairs.referrer and entry.id = points_coming.entry_id and entry.rule = ${REFERRAL_RULE} and entry.reason ->> 'friend' = pairs.referee
        returning entry.*, pairs.referee
    ), written as (
      insert into point_entries (wallet, rule, source_event, bucket, points, reason, at, final_at, created_at)
        select wallet, ${REVERSAL_RULE}, id::text, bucket, -points, jsonb_build_object('kind', 'taken_back', 'entry', source_event, 'why', ${why}::text), ${time}, ${time}, ${time} from gone order by id
    )
    select referee, sum(points)::text as points from gone group by referee`)
}
