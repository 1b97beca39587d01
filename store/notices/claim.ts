import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ClaimedNotice, Pace } from './types.ts'
import type { Db } from '../database.ts'
import { notices, sendPace } from '../schema.ts'
import { only } from '../context.ts'

const PACE = 'telegram'
/** Extra rows to read: late ones, and further ones of one chat. */
const SPARE = 500
const time = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Locks the row of the pace, which serializes all replicas while they assign send times. */
export async function holdPace(q: Db, now: Date): Promise<Date> {
  const rows = await q
    .insert(sendPace)
    .values({ name: PACE, nextAt: now })
    .onConflictDoUpdate({ target: sendPace.name, set: { name: PACE } })
    .returning({ nextAt: sendPace.nextAt })
  const { nextAt } = only(rows)
  return nextAt > now ? nextAt : now
}

export const setPace = (q: Db, nextAt: Date): Promise<unknown> =>
  q.execute(sql`update send_pace set next_at = ${time(nextAt)} where name = ${PACE}`)

/** Delays this chat; delays all if another chat was limited too and its time hasn't passed. */
export async function noteFlood(q: Db, chatId: number, until: Date, now: Date): Promise<void> {
  await holdPace(q, now)
  await q.execute(sql`
    update send_pace set
      next_at = case when flood_until > ${time(now)} and flood_chat <> ${chatId} then greatest(next_at, ${time(until)}) else next_at end,
      flood_chat = ${chatId}, flood_until = greatest(flood_until, ${time(until)})
    where name = ${PACE}`)
  await q.execute(
    sql`update notices set not_before = greatest(not_before, ${time(until)}) where chat_id = ${chatId} and state = 'waiting'`,
  )
}

/**
 * Only one message of a chat may be in doubt, since a search would mistake one for another. The oldest in doubt goes
 * first.
 */
const goesFirst = sql`(o.id <> n.id and (o.state = 'begun' or (o.state = 'waiting' and o.doubt_at is not null and (n.doubt_at is null or o.id < n.id))))`

type Due = { id: string; chat_id: string; late: boolean }

/** See `Notices.claim`. */
export async function claimNotices(
  q: Db,
  now: Date,
  pace: Pace,
): Promise<{ notices: ClaimedNotice[]; nextAt: Date | null }> {
  // Fast path without a lock: nothing to do.
  const [some] = await q.execute(
    sql`select 1 from notices where (state = 'waiting' and not_before <= ${time(now)}) or (state = 'begun' and claim_until <= ${time(now)}) limit 1`,
  )
  if (!some) return { notices: [], nextAt: null }
  const start = await holdPace(q, now)
  await q.execute(
    sql`update notices set state = 'waiting', claim = null, doubt_at = claim_until where state = 'begun' and claim_until <= ${time(now)}`,
  )
  const gap = 1000 / pace.perSecond
  const room = Math.ceil((now.getTime() + pace.horizonMs - start.getTime()) / gap)
  if (room <= 0) return { notices: [], nextAt: start }

  const due = [
    ...((await isSearching(q)) ? [] : await dueNotices(q, now, pace, true, 1)),
    ...(await dueNotices(q, now, pace, false, room * 4 + SPARE)),
  ]
  await dropLate(q, due, now)
  const firsts = new Map<string, Due>()
  for (const row of due) if (!row.late && !firsts.has(row.chat_id)) firsts.set(row.chat_id, row)
  const chosen = [...firsts.values()]
    .slice(0, room)
    .map(({ id }, n) => ({ id, slot: new Date(start.getTime() + n * gap).toISOString() }))
  const end = new Date(start.getTime() + chosen.length * gap)
  await setPace(q, end)
  return {
    notices: await begin(q, chosen, now, pace),
    nextAt: chosen.length === room ? end : new Date(now.getTime() + pace.horizonMs),
  }
}

/** True while a notice in doubt is being sent. */
async function isSearching(q: Db): Promise<boolean> {
  const [some] = await q.execute(sql`select 1 from notices where state = 'begun' and doubt_at is not null limit 1`)
  return some !== undefined
}

async function dueNotices(q: Db, now: Date, pace: Pace, inDoubt: boolean, limit: number): Promise<readonly Due[]> {
  const quietSince = new Date(now.getTime() - pace.chatGapMs)
  return q.execute<Due>(
    sql`select id, chat_id, not_after <= ${time(now)} as late from notices n
      where state = 'waiting' and not_before <= ${time(now)} and doubt_at is ${inDoubt ? sql`not null` : sql`null`}
      and not exists (select 1 from notices o where o.chat_id = n.chat_id and (o.begun_at > ${time(quietSince)} or ${goesFirst}))
      order by not_before, id limit ${limit}`,
  )
}

async function dropLate(q: Db, due: readonly Due[], now: Date): Promise<void> {
  const late = due.filter((row) => row.late).map(({ id }) => id)
  if (late.length > 0)
    await q.execute(
      sql`update notices set state = 'dropped', ended_at = ${time(now)} where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(late)}::text::jsonb))`,
    )
}

/** Marks them as begun; a notice that is already in doubt keeps its lower bound of message ids. */
async function begin(
  q: Db,
  chosen: readonly { id: string; slot: string }[],
  now: Date,
  pace: Pace,
): Promise<ClaimedNotice[]> {
  if (chosen.length === 0) return []
  const claim = randomUUID()
  const claimUntil = new Date(now.getTime() + pace.horizonMs + pace.claimMs)
  await q.execute(sql`
    update notices n set state = 'begun', claim = ${claim}::uuid, claim_until = ${time(claimUntil)}, begun_at = c.slot, attempts = n.attempts + 1,
        after_id = case when n.doubt_at is null then (select max(message_id) from notices) else n.after_id end
      from jsonb_to_recordset(${JSON.stringify(chosen)}::text::jsonb) as c(id bigint, slot timestamptz)
      where n.id = c.id and n.state = 'waiting'`)
  const mine = and(
    inArray(
      notices.id,
      chosen.map(({ id }) => BigInt(id)),
    ),
    eq(notices.claim, claim),
  )
  const rows = await q.select().from(notices).where(mine).orderBy(asc(notices.begunAt), asc(notices.id))
  return rows.map(({ begunAt, ...row }) => ({ ...row, claim, claimUntil, slot: begunAt ?? now }))
}
