import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BotUpdates } from '../contract/botUpdates.ts'
import { botUpdates } from '../schema/index.ts'
import type { Context } from './context.ts'

const row = (botId: number, updateId: number) => and(eq(botUpdates.botId, botId), eq(botUpdates.updateId, updateId))

export function createBotUpdates({ run }: Context): BotUpdates {
  return {
    take: (botId, updateId, now, takenUntil) =>
      run.write(async ({ q }) => {
        const taken = await q
          .insert(botUpdates)
          .values({ botId, updateId, takenUntil })
          .onConflictDoUpdate({ target: [botUpdates.botId, botUpdates.updateId], set: { takenUntil }, setWhere: sql`not ${botUpdates.done} and ${botUpdates.takenUntil} <= ${now.toISOString()}::timestamptz` })
          .returning({ updateId: botUpdates.updateId })
        if (taken.length === 1) return 'taken'
        const [kept] = await q.select({ done: botUpdates.done }).from(botUpdates).where(row(botId, updateId))
        return kept?.done ? 'done' : 'busy'
      }),
    done: (botId, updateIds) =>
      run.write(async ({ q }) => {
        if (updateIds.length > 0) await q.update(botUpdates).set({ done: true }).where(and(eq(botUpdates.botId, botId), inArray(botUpdates.updateId, [...updateIds])))
      }),
    giveBack: (botId, updateId, now) => run.write(async ({ q }) => void (await q.update(botUpdates).set({ takenUntil: now }).where(and(row(botId, updateId), eq(botUpdates.done, false))))),
    purge: (before) => run.write(async ({ q }) => (await q.delete(botUpdates).where(lt(botUpdates.takenUntil, before)).returning({ updateId: botUpdates.updateId })).length),
  }
}
