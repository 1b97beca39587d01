import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { PointReason } from '#core/rewards/reason.ts'
import { type PointEntry, type PointEvent, type PointRow, REVERSAL_RULE } from './types.ts'
import type { Db } from '../database.ts'
import { pointEntries, pointsComing } from '../schema.ts'
import { writeEntries } from './ledger.ts'

type Entry = typeof pointEntries.$inferSelect

const reversalOf = ({ id, wallet, bucket, points }: Entry, reason: PointReason, now: Date): PointEntry => ({
  wallet,
  rule: REVERSAL_RULE,
  sourceEvent: id.toString(),
  bucket,
  points: -points,
  reason,
  at: now,
  finalAt: now,
})

/** See `Points.reverseAll`. The entries' rows are the lock. */
export async function reverseEntries(
  q: Db,
  events: readonly PointEvent[],
  reason: PointReason,
  now: Date,
): Promise<PointRow[]> {
  if (events.length === 0) return []
  const named = or(
    ...events.map(({ rule, sourceEvent }) =>
      and(eq(pointEntries.rule, rule), eq(pointEntries.sourceEvent, sourceEvent)),
    ),
  )
  const entries = await q.select().from(pointEntries).where(named).orderBy(asc(pointEntries.id)).for('update')
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const gone = await q
    .delete(pointsComing)
    .where(inArray(pointsComing.entryId, ids))
    .returning({ id: pointsComing.entryId })
  const coming = new Set(gone.map(({ id }) => id))
  const arrived = await writeEntries(
    q,
    entries.filter(({ id }) => !coming.has(id)).map((entry) => reversalOf(entry, reason, now)),
    now,
  )
  return [
    ...arrived,
    ...(await withoutBalance(
      q,
      entries.filter(({ id }) => coming.has(id)).map((entry) => reversalOf(entry, reason, now)),
      now,
    )),
  ]
}

/** The reversal of an entry that was in no balance must be in none either. */
async function withoutBalance(q: Db, reversals: readonly PointEntry[], now: Date): Promise<PointRow[]> {
  if (reversals.length === 0) return []
  const written = await q
    .insert(pointEntries)
    .values(reversals.map((entry) => ({ ...entry, createdAt: now })))
    .returning({ id: pointEntries.id, sourceEvent: pointEntries.sourceEvent })
  const idOf = new Map(written.map(({ id, sourceEvent }) => [sourceEvent, id]))
  return reversals.flatMap((entry) => {
    const id = idOf.get(entry.sourceEvent)
    return id === undefined ? [] : [{ ...entry, id, pending: false }]
  })
}

/** See `Points.reverse`. */
export const reverseEntry = async (
  q: Db,
  rule: string,
  sourceEvent: string,
  reason: PointReason,
  now: Date,
): Promise<PointRow | null> => (await reverseEntries(q, [{ rule, sourceEvent }], reason, now))[0] ?? null
