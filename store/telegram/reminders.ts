import { and, eq, lte, sql } from 'drizzle-orm'
import { utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { Db } from '../database.ts'
import { telegramReminders as table, telegramUsers } from '../schema.ts'
import type { Context } from '../context.ts'
import { addNotices } from '../notices/repository.ts'
import type { NewNotice } from '../notices/types.ts'

/** Minutes since local midnight; from 22:00 to 8:00 is `{ from: 1320, to: 480 }`. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

export interface ReminderPreference {
  readonly on: boolean
  /** Minutes since local midnight. */
  readonly minute: number
  /** IANA name. */
  readonly zone: string
  readonly quiet: QuietHours | null
  readonly mutedUntil: Date | null
}

export interface ReminderRow extends ReminderPreference {
  readonly userId: number
  readonly nextDueAt: Date
}

/** Result for a due reminder: a notice or none, and the next due time. */
export interface ReminderStep {
  readonly notice: NewNotice | null
  readonly nextDueAt: Date
}

export interface Reminders {
  get(userId: number): Promise<ReminderRow | null>
  /** Saves the preference of a known user. */
  save(userId: number, preference: ReminderPreference, nextDueAt: Date): Promise<void>
  /** Users of these who have a wallet that checked in on this day. */
  checkedIn(userIds: readonly number[], day: UtcDay): Promise<ReadonlySet<number>>
  /**
   * Takes due reminders of reachable users, earliest first, skipping rows locked by other replicas; writes notices and
   * next due times in one transaction. Returns the number taken and of new notices.
   */
  sweep(
    now: Date,
    limit: number,
    decide: (row: ReminderRow, checkedInToday: boolean) => ReminderStep,
  ): Promise<{ readonly taken: number; readonly written: number }>
}

export function createReminders({ run }: Context): Reminders {
  return {
    get: (userId) =>
      run.read(async (q) => (await q.select().from(table).where(eq(table.userId, userId))).map(rowOf)[0] ?? null),
    save: (userId, preference, nextDueAt) => run.write(({ q }) => save(q, userId, preference, nextDueAt)),
    checkedIn: (userIds, day) => run.read((q) => checkedIn(q, userIds, day)),
    sweep: (now, limit, decide) =>
      run.write(async ({ q }) => {
        const due = and(lte(table.nextDueAt, now), eq(table.isOn, true), eq(table.reachable, true))
        const rows = (
          await q
            .select()
            .from(table)
            .where(due)
            .orderBy(table.nextDueAt)
            .limit(limit)
            .for('no key update', { skipLocked: true })
        ).map(rowOf)
        if (rows.length === 0) return { taken: 0, written: 0 }
        const done = await checkedIn(
          q,
          rows.map(({ userId }) => userId),
          utcDay(now),
        )
        const steps = rows.map((row) => ({ row, ...decide(row, done.has(row.userId)) }))
        await moveOn(q, steps)
        return {
          taken: rows.length,
          written: await addNotices(
            q,
            steps.flatMap(({ notice }) => notice ?? []),
            now,
          ),
        }
      }),
  }
}

type Stored = typeof table.$inferSelect
const rowOf = ({ userId, isOn, minute, zone, quietFrom, quietTo, mutedUntil, nextDueAt }: Stored): ReminderRow => {
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }
  return { userId, on: isOn, minute, zone, quiet, mutedUntil, nextDueAt }
}

async function save(
  q: Db,
  userId: number,
  { on, minute, zone, quiet, mutedUntil }: ReminderPreference,
  nextDueAt: Date,
): Promise<void> {
  const [person] = await q
    .select({ reachable: telegramUsers.reachable })
    .from(telegramUsers)
    .where(eq(telegramUsers.id, userId))
    .for('share')
  const set = {
    isOn: on,
    minute,
    zone,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    mutedUntil,
    nextDueAt,
    reachable: person?.reachable ?? true,
  }
  await q
    .insert(table)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: table.userId, set })
}

/** Looks up each user by index: with a free join the planner would read all check-ins for each batch. */
async function checkedIn(q: Db, userIds: readonly number[], day: UtcDay): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await q.execute<{
    id: string
  }>(sql`select people.id from jsonb_array_elements_text(${JSON.stringify(userIds)}::text::jsonb) as people(id)
    cross join lateral (select from telegram_wallets w join check_ins c on c.wallet = w.address where w.user_id = people.id::bigint and c.day = ${day} and not c.undone limit 1) done`)
  return new Set(rows.map(({ id }) => Number(id)))
}

async function moveOn(q: Db, steps: readonly ({ readonly row: ReminderRow } & ReminderStep)[]): Promise<void> {
  const rows = steps.map(({ row, nextDueAt }) => ({ user_id: row.userId, next: nextDueAt.toISOString() }))
  await q.execute(sql`update telegram_reminders r set next_due_at = t.next
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t(user_id bigint, next timestamptz) where r.user_id = t.user_id`)
}
