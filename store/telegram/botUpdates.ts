import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { botUpdates } from '../schema.ts'
import type { Context } from '../context.ts'

/** `taken`: claimed by the caller. `busy`: another replica handles it. `done`: it was handled. */
export type UpdateTake = 'taken' | 'busy' | 'done'

interface ToldUpdate {
  readonly id: number
  /** The raw update if Telegram won't deliver it again; kept until it is handled. */
  readonly content: string | null
}

/** Each update is handled by one replica at a time, and never again once done. */
export interface BotUpdates {
  /** Claims all of them in one statement; ids must be unique. */
  take(botId: number, updates: readonly ToldUpdate[], now: Date, until: Date): Promise<ReadonlyMap<number, UpdateTake>>
  /** Claims stored updates that no replica is handling, oldest first. */
  takeLeft(botId: number, most: number, now: Date, until: Date): Promise<(ToldUpdate & { readonly content: string })[]>
  done(botId: number, updateIds: readonly number[]): Promise<void>
  /** Releases an update after a failure, so that it can be retried immediately. */
  scheduleRefund(botId: number, updateId: number, now: Date): Promise<void>
  /** Drops updates that Telegram no longer remembers; returns the number. */
  purge(before: Date): Promise<number>
}

const row = (botId: number, updateId: number) => and(eq(botUpdates.botId, botId), eq(botUpdates.updateId, updateId))
const among = (botId: number, updateIds: readonly number[]) =>
  and(eq(botUpdates.botId, botId), inArray(botUpdates.updateId, [...updateIds]))

export function createBotUpdates({ run }: Context): BotUpdates {
  return {
    take: async (botId, updates, now, takenUntil) => {
      if (updates.length === 0) return new Map()
      const ids = updates.map(({ id }) => id)
      const [at, until] = [now.toISOString(), takenUntil.toISOString()]
      // Always in one order, so that replicas with the same updates can't deadlock.
      const taken = await run.statement((q) =>
        q.execute<{ id: string }>(sql`insert into bot_updates as kept (bot_id, update_id, taken_until, content)
          select ${botId}::bigint, told.id, ${until}::timestamptz, told.content from jsonb_to_recordset(${JSON.stringify(updates)}::text::jsonb) as told(id bigint, content text) order by told.id
          on conflict (bot_id, update_id) do update set taken_until = excluded.taken_until where not kept.done and kept.taken_until <= ${at}::timestamptz
          returning update_id as id`),
      )
      const takes = new Map<number, UpdateTake>(ids.map((id) => [id, 'busy']))
      for (const { id } of taken) takes.set(Number(id), 'taken')
      if (taken.length === ids.length) return takes
      const kept = await run.read((q) =>
        q
          .select({ updateId: botUpdates.updateId })
          .from(botUpdates)
          .where(and(among(botId, ids), eq(botUpdates.done, true))),
      )
      for (const { updateId } of kept) takes.set(updateId, 'done')
      return takes
    },
    takeLeft: (botId, most, now, takenUntil) =>
      run.statement(async (q) => {
        const rows = await q.execute<{
          id: string
          content: string
        }>(sql`update bot_updates set taken_until = ${takenUntil.toISOString()}::timestamptz
          where (bot_id, update_id) in (select bot_id, update_id from bot_updates where bot_id = ${botId} and content is not null and taken_until <= ${now.toISOString()}::timestamptz order by update_id limit ${most} for no key update skip locked)
          returning update_id as id, content`)
        return rows.map(({ id, content }) => ({ id: Number(id), content })).toSorted((one, other) => one.id - other.id)
      }),
    done: (botId, updateIds) =>
      run.statement(async (q) => {
        if (updateIds.length > 0)
          await q.update(botUpdates).set({ done: true, content: null }).where(among(botId, updateIds))
      }),
    scheduleRefund: (botId, updateId, now) =>
      run.statement(
        async (q) =>
          void (await q
            .update(botUpdates)
            .set({ takenUntil: now })
            .where(and(row(botId, updateId), eq(botUpdates.done, false)))),
      ),
    purge: (before) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(botUpdates)
              .where(lt(botUpdates.takenUntil, before))
              .returning({ updateId: botUpdates.updateId })
          ).length,
      ),
  }
}
