import { and, eq } from 'drizzle-orm'
import type { PointReason } from '#core/rewards/reason.ts'
import { REVERSAL_RULE, type PointEntry, type PointRow } from '../contract/points.ts'
import type { Db } from '../database.ts'
import { pointEntries, pointsComing } from '../schema/index.ts'
import { only } from './context.ts'
import { writeEntries } from './pointLedger.ts'

/** See `Points.reverse`. The entry's row is the lock. */
export async function reverseEntry(q: Db, rule: string, sourceEvent: string, reason: PointReason, now: Date): Promise<PointRow | null> {
  const found = await q.select().from(pointEntries).where(and(eq(pointEntries.rule, rule), eq(pointEntries.sourceEvent, sourceEvent))).for('update')
  const entry = found[0]
  if (!entry) return null
  const reversal: PointEntry = { wallet: entry.wallet, rule: REVERSAL_RULE, sourceEvent: entry.id.toString(), bucket: entry.bucket, points: -entry.points, reason, at: now, finalAt: now }
  const coming = await q.delete(pointsComing).where(eq(pointsComing.entryId, entry.id)).returning({ id: pointsComing.entryId })
  if (coming.length === 0) return (await writeEntries(q, [reversal], now))[0] ?? null
  // It never was in a balance, so what takes it back must not be either.
  const written = await q.insert(pointEntries).values({ ...reversal, createdAt: now }).returning({ id: pointEntries.id })
  return { ...reversal, id: only(written).id, pending: false }
}
