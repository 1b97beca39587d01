import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BotUpdates, UpdateTake } from '../contract/botUpdates.ts'
import { botUpdates } from '../schema/index.ts'
import type { Context } from './context.ts'

const row = (botId: number, updateId: number) => and(eq(botUpdates.botId, botId), eq(botUpdates.updateId, updateId))
const among = (botId: number, updateIds: readonly number[]) => and(eq(botUpdates.botId, botId), inArray(botUpdates.updateId, [...updateIds]))

export function createBotUpdates({ run }: Context): BotUpdates {
  return {
    take: async (botId, updateIds, now, takenUntil) => {
      // In one order always, so that replicas with the same updates wait for each other and not in a circle.
      const ids = [...updateIds].toSorted((one, other) => one - other)
      if (ids.length === 0) return new Map()
      const taken = await run.statement((q) =>
        q
          .insert(botUpdates)
          .values(ids.map((updateId) => ({ botId, updateId, takenUntil })))
          .onConflictDoUpdate({ target: [botUpdates.botId, botUpdates.updateId], set: { takenUntil }, setWhere: sql`not ${botUpdates.done} and ${botUpdates.takenUntil} <= ${now.toISOString()}::timestamptz` })
          .returning({ updateId: botUpdates.updateId }),
      )
      const takes = new Map<number, UpdateTake>(ids.map((id) => [id, 'busy']))
      for (const { updateId } of taken) takes.set(updateId, 'taken')
      if (taken.length === ids.length) return takes
      const kept = await run.read((q) => q.select({ updateId: botUpdates.updateId }).from(botUpdates).where(and(among(botId, ids), eq(botUpdates.done, true))))
      for (const { updateId } of kept) takes.set(updateId, 'done')
      return takes
    },
    done: (botId, updateIds) =>
      run.statement(async (q) => {
        if (updateIds.length > 0) await q.update(botUpdates).set({ done: true }).where(among(botId, updateIds))
      }),
    giveBack: (botId, updateId, now) => run.statement(async (q) => void (await q.update(botUpdates).set({ takenUntil: now }).where(and(row(botId, updateId), eq(botUpdates.done, false))))),
    purge: (before) => run.write(async ({ q }) => (await q.delete(botUpdates).where(lt(botUpdates.takenUntil, before)).returning({ updateId: botUpdates.updateId })).length),
  }
}
