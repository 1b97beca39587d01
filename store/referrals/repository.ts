import { and, desc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { ReferralRefusal } from '#core/rewards/referral.ts'
import { REFERRAL_RULE, type Referrals, type EndedInvitation } from './types.ts'
import type { Db } from '../database.ts'
import { pointBridges, pointEntries, pointsComing, referralCodes, referrals } from '../schema.ts'
import { lockBridges } from '../points/bridges.ts'
import { type Context, only } from '../context.ts'
import { lockBindings, stands, withdrawReferrals } from './withdraw.ts'

const { referrer: _referrer, endedAt: _endedAt, again: _again, ...friendColumns } = getTableColumns(referrals)

export function createReferrals({ run, clock }: Context): Referrals {
  return {
    codeOf: (wallet, mint) => run.write(({ q }) => codeOf(q, wallet, mint)),
    codeOfKnown: (wallet, mint) =>
      run.write(async ({ q }) => ((await isKnown(q, wallet)) ? codeOf(q, wallet, mint) : null)),
    ownerOf: (code) =>
      run.read(
        async (q) => (await q.select().from(referralCodes).where(eq(referralCodes.code, code)))[0]?.wallet ?? null,
      ),
    bind: (referee, referrer, at) => run.write(({ q }) => bind(q, referee, referrer, at)),
    referrerOf: (referee) => run.read((q) => referrerOf(q, referee)),
    hasBridged: (wallet) => run.read((q) => hasBridged(q, wallet)),
    // A lock has an effect only in a transaction; a savepoint there would cost two more round trips.
    hold: (referee) =>
      run.read(async (q) => {
        const standing = (await q.select().from(referrals).where(eq(referrals.referee, referee)).for('update')).find(
          ({ endedAt }) => endedAt === null,
        )
        return standing ? { referrer: standing.referrer, boundAt: standing.boundAt } : null
      }),
    withdraw: (wallet, others, why) => run.write(({ q }) => withdrawReferrals(q, { wallet, others, why }, clock.now())),
    end: (referee, again, at) => run.write(({ q }) => endReferral(q, { referee, again, at }, clock.now())),
    allowAgain: (referee) =>
      run.statement(
        async (q) =>
          (
            await q
              .update(referrals)
              .set({ again: true })
              .where(and(eq(referrals.referee, referee), isNotNull(referrals.endedAt), eq(referrals.again, false)))
              .returning({ referee: referrals.referee })
          ).length > 0,
      ),
    count: (invitation, bridges, points) =>
      run.statement(async (q) => {
        const set = { bridges: sql`${referrals.bridges} + ${bridges}`, points: sql`${referrals.points} + ${points}` }
        await q
          .update(referrals)
          .set(set)
          .where(and(eq(referrals.referee, invitation.referee), eq(referrals.referrer, invitation.referrer)))
      }),
    totals: (referrer) =>
      run.read(async (q) => {
        const sum = (column: typeof referrals.bridges | typeof referrals.points) =>
          sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number)
        const waiting = waitingOf(q, referrer)
        const counts = {
          referees: sql<string>`count(*) filter (where ${stands})`.mapWith(Number),
          bridges: sum(referrals.bridges),
          points: sum(referrals.points),
          pending: sql<string>`(select coalesce(sum(waits), 0) from ${waiting})`.mapWith(Number),
        }
        return only(await q.select(counts).from(referrals).where(eq(referrals.referrer, referrer)))
      }),
    friends: (referrer, { from, limit }) =>
      run.read(async (q) => {
        const mine = and(eq(referrals.referrer, referrer), from ? lte(referrals.boundAt, from.boundAt) : undefined)
        const waiting = waitingOf(q, referrer)
        const pending = sql<string>`coalesce(${waiting.waits}, 0)`.mapWith(Number)
        return q
          .select({ ...friendColumns, pending, ended: sql<boolean>`${referrals.endedAt} is not null`.mapWith(Boolean) })
          .from(referrals)
          .leftJoin(waiting, eq(waiting.friend, referrals.referee))
          .where(mine)
          .orderBy(desc(referrals.boundAt), desc(referrals.referee))
          .offset(from?.passed ?? 0)
          .limit(limit)
      }),
  }
}

/** Returns the pending points of the wallet's referrals by friend, from recent ledger rows. */
const waitingOf = (q: Db, referrer: string) =>
  q
    .select({
      friend: sql<string>`${pointEntries.reason} ->> 'friend'`.as('friend'),
      waits: sql<string>`sum(${pointsComing.points})`.as('waits'),
    })
    .from(pointsComing)
    .innerJoin(pointEntries, eq(pointEntries.id, pointsComing.entryId))
    .where(and(eq(pointsComing.wallet, referrer), eq(pointEntries.rule, REFERRAL_RULE)))
    .groupBy(sql`1`)
    .as('waiting')

/** True if the wallet is in the ledger, was referred, or has a code. */
async function isKnown(q: Db, wallet: string): Promise<boolean> {
  const rows = await q.execute<Record<string, unknown>>(sql`
    select 1 from referral_codes where wallet = ${wallet}
    union all select 1 from point_balances where wallet = ${wallet}
    union all select 1 from referrals where referee = ${wallet}
    limit 1`)
  return rows.length > 0
}

/** Concurrent requests, and two wallets with the same minted code, end with one code each. */
async function codeOf(q: Db, wallet: string, mint: () => string): Promise<string> {
  for (;;) {
    const kept = (await q.select().from(referralCodes).where(eq(referralCodes.wallet, wallet)))[0]
    if (kept) return kept.code
    await q.insert(referralCodes).values({ wallet, code: mint() }).onConflictDoNothing()
  }
}

const referrerOf = async (q: Db, referee: string) =>
  (
    await q
      .select()
      .from(referrals)
      .where(and(eq(referrals.referee, referee), stands))
  )[0]?.referrer ?? null

/** Serialized: two wallets that refer each other concurrently would otherwise both succeed. */
async function bind(q: Db, referee: string, referrer: string, boundAt: Date): Promise<ReferralRefusal | null> {
  if (referee === referrer) return 'referral_self'
  await lockBindings(q)
  const bound = await referrerOf(q, referee)
  if (bound !== null) return bound === referrer ? null : 'referral_taken'
  if (await isKeptFromAnother(q, referee)) return 'referral_ended'
  if (await leadsTo(q, referrer, referee)) return 'referral_cycle'
  // A concurrent credit of the first bridge finishes first.
  await lockBridges(q, referee)
  if (await hasBridged(q, referee)) return 'referral_late'
  // Binding the same two again resumes the ended referral.
  await q
    .insert(referrals)
    .values({ referee, referrer, boundAt })
    .onConflictDoUpdate({
      target: [referrals.referee, referrals.referrer],
      set: { boundAt, endedAt: null, again: false },
    })
  return null
}

/** True if an operator ended a referral of the wallet and hasn't allowed another. */
const isKeptFromAnother = async (q: Db, referee: string) =>
  (
    await q
      .select({ referrer: referrals.referrer })
      .from(referrals)
      .where(and(eq(referrals.referee, referee), isNotNull(referrals.endedAt), eq(referrals.again, false)))
      .limit(1)
  ).length > 0

/**
 * True if the chain of referrers of one wallet reaches another. An ended referral still counts unless it was forgiven.
 */
async function leadsTo(q: Db, from: string, to: string): Promise<boolean> {
  const rows = await q.execute<Record<string, unknown>>(sql`
    with recursive line(wallet) as (
      select ${from}::text
      union
      select referrals.referrer from referrals join line on referrals.referee = line.wallet where referrals.ended_at is null or not referrals.again
    )
    select 1 from line where wallet = ${to} limit 1`)
  return rows.length > 0
}

const hasBridged = async (q: Db, wallet: string) =>
  (
    await q
      .select({ id: pointBridges.orderId })
      .from(pointBridges)
      .where(and(eq(pointBridges.wallet, wallet), isNull(pointBridges.reversedAt)))
      .limit(1)
  ).length > 0

/** See `Referrals.end`. A concurrent credit of the friend's bridge finishes first, as when a wallet is bound. */
async function endReferral(
  q: Db,
  { referee, again, at }: { readonly referee: string; readonly again: boolean; readonly at: Date },
  now: Date,
): Promise<EndedInvitation | null> {
  await lockBindings(q)
  await lockBridges(q, referee)
  const standing = and(stands, eq(referrals.referee, referee))
  const [invitation] = await q.select().from(referrals).where(standing).for('update')
  if (!invitation) return null
  const { referrer, points: before } = invitation
  const [left] = await withdrawReferrals(q, { wallet: referee, others: [referrer], why: 'invitation_ended' }, now)
  await q.update(referrals).set({ endedAt: at, again }).where(standing)
  return { referee, referrer, before, after: left?.points ?? before }
}
