import { desc } from 'drizzle-orm'
import type { AdminLog, AdminNote } from '../contract/adminLog.ts'
import type { Db } from '../database.ts'
import { adminLog } from '../schema/index.ts'
import { type Context, only } from './context.ts'

export const writeNote = async (q: Db, note: AdminNote, at: Date): Promise<bigint> => only(await q.insert(adminLog).values({ ...note, at }).returning({ id: adminLog.id })).id

export const createAdminLog = ({ run, clock }: Context): AdminLog => ({
  add: (note) => run.write(({ q }) => writeNote(q, note, clock.now())),
  recent: (limit) => run.read((q) => q.select().from(adminLog).orderBy(desc(adminLog.id)).limit(limit)),
})
