import { and, asc, count, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ClaimedNotice, NewNotice, Notices } from './types.ts'
import type { Db } from '../database.ts'
import { notices } from '../schema.ts'
import { claimNotices, holdPace, noteFlood, setPace } from './claim.ts'
import type { Context } from '../context.ts'

/** Maximum message ids per search. */
const TRAIL = 2000

/** Inserts notices with new keys in one statement; returns the number. */
export async function addNotices(q: Db, added: readonly NewNotice[], createdAt: Date): Promise<number> {
  if (added.length === 0) return 0
  const rows = added.map(({ key, kind, chatId, payload, notBefore, notAfter }) => ({
    key,
    kind,
    chat_id: chatId,
    payload,
    not_before: notBefore.toISOString(),
    not_after: notAfter.toISOString(),
  }))
  const written = await q.execute(sql`
    insert into notices (key, kind, chat_id, payload, state, not_before, not_after, attempts, created_at)
      select key, kind, chat_id, payload, 'waiting', not_before, not_after, 0, ${createdAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t(key text, kind text, chat_id bigint, payload jsonb, not_before timestamptz, not_after timestamptz)
    on conflict (key) do nothing returning 1`)
  return written.length
}

/** Drops pending notices of a chat that can't be reached. */
export const dropNoticesOf = (q: Db, chatId: number, endedAt: Date): Promise<unknown> =>
  q
    .update(notices)
    .set({ state: 'dropped', endedAt })
    .where(and(eq(notices.chatId, chatId), eq(notices.state, 'waiting')))

const held = ({ id, claim }: Pick<ClaimedNotice, 'id' | 'claim'>) =>
  and(eq(notices.id, id), eq(notices.claim, claim), eq(notices.state, 'begun'))

export function createNotices({ run, clock }: Context): Notices {
  /** False if the claim has expired and another replica decides. */
  const settle = (
    notice: Pick<ClaimedNotice, 'id' | 'claim'>,
    set: Partial<typeof notices.$inferInsert>,
  ): Promise<boolean> =>
    run.statement(
      async (q) =>
        (
          await q
            .update(notices)
            .set({ ...set, claim: null, claimUntil: null })
            .where(held(notice))
            .returning({ id: notices.id })
        ).length === 1,
    )

  return {
    add: (added) => run.write(({ q }) => addNotices(q, added, clock.now())),
    claim: (now, pace) => run.write(({ q }) => claimNotices(q, now, pace)),
    takeSlots: (now, slots, perSecond) =>
      run.write(async ({ q }) => {
        const start = await holdPace(q, now)
        await setPace(q, new Date(start.getTime() + (slots * 1000) / perSecond))
        return start
      }),
    trail: ({ afterId, doubtAt }, before) => run.read((q) => trail(q, afterId ?? 0, doubtAt, before ?? null)),
    sent: (notice, messageId, endedAt) => settle(notice, { state: 'sent', messageId, endedAt }),
    sentEarlier: (notice, messageId, endedAt) => settle(notice, { state: 'sent', messageId, endedAt, begunAt: null }),
    edited: (notice, endedAt) => settle(notice, { state: 'sent', endedAt }),
    message: (key) =>
      run.read(
        async (q) =>
          (
            await q
              .select({ chatId: notices.chatId, messageId: notices.messageId, payload: notices.payload })
              .from(notices)
              .where(eq(notices.key, key))
          )[0] ?? null,
      ),
    end: (notice, state, endedAt) => settle(notice, { state, endedAt }),
    retry: (notice, notBefore, doubtAt) => settle(notice, { state: 'waiting', notBefore, ...(doubtAt && { doubtAt }) }),
    postpone: (notice, notBefore) => settle(notice, { state: 'waiting', notBefore, doubtAt: null, afterId: null }),
    hasten: (key, notBefore) =>
      run.write(async ({ q }) => {
        const [known] = await q.select({ id: notices.id }).from(notices).where(eq(notices.key, key))
        if (known)
          await q
            .update(notices)
            .set({ notBefore })
            .where(and(eq(notices.id, known.id), eq(notices.state, 'waiting'), gt(notices.notBefore, notBefore)))
        return known !== undefined
      }),
    flooded: (chatId, until, now) => run.write(({ q }) => noteFlood(q, chatId, until, now)),
    count: () =>
      run.read(
        async (q) =>
          new Map(
            (await q.select({ state: notices.state, n: count() }).from(notices).groupBy(notices.state)).map(
              ({ state, n }) => [state, n],
            ),
          ),
      ),
    purge: (before) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(notices)
              .where(and(lt(notices.endedAt, before), inArray(notices.state, ['sent', 'dropped', 'refused'])))
              .returning({ id: notices.id })
          ).length,
      ),
  }
}

async function trail(
  q: Db,
  afterId: number,
  doubtAt: Date | null,
  before: number | null,
): Promise<{ newerId: number | null; knownIds: number[] }> {
  const newerId = before ?? (doubtAt && (await firstAfter(q, afterId, doubtAt)))
  if (newerId === null) return { newerId, knownIds: [] }
  const between = and(gt(notices.messageId, afterId), lt(notices.messageId, newerId))
  const rows = await q
    .select({ id: notices.messageId })
    .from(notices)
    .where(between)
    .orderBy(asc(notices.messageId))
    .limit(TRAIL)
  return { newerId, knownIds: rows.flatMap(({ id }) => (id === null ? [] : [id])) }
}

/** The oldest message that was requested after the doubt had ended. */
async function firstAfter(q: Db, afterId: number, doubtAt: Date): Promise<number | null> {
  const [row] = await q
    .select({ id: notices.messageId })
    .from(notices)
    .where(and(isNotNull(notices.messageId), gt(notices.messageId, afterId), gt(notices.begunAt, doubtAt)))
    .orderBy(asc(notices.messageId))
    .limit(1)
  return row?.id ?? null
}
