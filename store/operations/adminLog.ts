import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AdminLog, AdminLogFilter, AdminNote } from './types.ts'
import type { Db } from '../database.ts'
import { adminLog } from '../schema.ts'
import { type Context, only } from '../context.ts'

export const writeNote = async (q: Db, note: AdminNote, at: Date): Promise<bigint> =>
  only(
    await q
      .insert(adminLog)
      .values({ ...note, at })
      .returning({ id: adminLog.id }),
  ).id

/** A text search suffices for a command. */
const names = (wallet: string): SQL =>
  sql`position(${wallet} in concat_ws(' ', ${adminLog.subject}, ${adminLog.before}, ${adminLog.after})) > 0`

const narrowed = ({ wallet, actor, since }: AdminLogFilter = { wallet: null, actor: null, since: null }) =>
  and(
    wallet === null ? undefined : names(wallet),
    actor === null ? undefined : eq(adminLog.actor, actor),
    since === null ? undefined : gte(adminLog.at, since),
  )

export const createAdminLog = ({ run, clock }: Context): AdminLog => ({
  add: (note) => run.write(({ q }) => writeNote(q, note, clock.now())),
  recent: (limit, which) =>
    run.read((q) => q.select().from(adminLog).where(narrowed(which)).orderBy(desc(adminLog.id)).limit(limit)),
})
