import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Incident, Incidents, NewIncident } from './types.ts'
import type { Db } from '../database.ts'
import { incidents, pauses } from '../schema.ts'
import type { Context } from '../context.ts'

const isOpen = isNull(incidents.resolvedAt)

export const createIncidents = ({ run, clock }: Context): Incidents => ({
  record: (incident) => run.write(({ q }) => recordIncident(q, incident, clock.now())),
  open: (limit) => run.read((q) => q.select().from(incidents).where(isOpen).orderBy(asc(incidents.id)).limit(limit)),
  latest: (kind, subject) =>
    run.read(async (q) => {
      const same = and(eq(incidents.kind, kind), eq(incidents.subject, subject))
      return (await q.select().from(incidents).where(same).orderBy(desc(incidents.id)).limit(1))[0] ?? null
    }),
  countOpen: () =>
    run.read(async (q) => {
      const rows = await q
        .select({ kind: incidents.kind, open: count() })
        .from(incidents)
        .where(isOpen)
        .groupBy(incidents.kind)
      return new Map(rows.map(({ kind, open }) => [kind, Number(open)]))
    }),
  resolve: (id) =>
    run.statement(async (q) => {
      const ended: Incident[] = await q
        .update(incidents)
        .set({ resolvedAt: clock.now() })
        .where(and(eq(incidents.id, id), isOpen))
        .returning()
      return ended[0] ?? null
    }),
})

/** Needs only INSERT, SELECT and UPDATE of `last_seen_at`: the reconciler's role has no other rights here. */
export async function recordIncident(q: Db, incident: NewIncident, at: Date): Promise<{ id: bigint; isNew: boolean }> {
  const { kind, subject, details = {}, pauses: chains = [] } = incident
  const open = { target: [incidents.kind, incidents.subject], where: sql`resolved_at is null` }
  const added = await q
    .insert(incidents)
    .values({ kind, subject, details, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoNothing(open)
    .returning({ id: incidents.id })
  if (added[0] === undefined) {
    const seen = await q
      .update(incidents)
      .set({ lastSeenAt: at })
      .where(and(eq(incidents.kind, kind), eq(incidents.subject, subject), isOpen))
      .returning({ id: incidents.id })
    // Resolved in the meantime: retry, which opens a new one.
    return seen[0] ? { id: seen[0].id, isNew: false } : recordIncident(q, incident, at)
  }
  for (const chainId of chains)
    await q
      .insert(pauses)
      .values({ chainId, reason: `incident_${kind}`, createdAt: at })
      .onConflictDoNothing({ target: [pauses.chainId, pauses.reason], where: sql`ended_at is null` })
  return { id: added[0].id, isNew: true }
}
