import type { PgliteSession } from '../driver/pglite.ts'
import { openPgliteSession } from '../driver/pgliteSession.mjs'
import { testTemplate } from './template.ts'

interface Pooled {
  readonly session: PgliteSession
  /** Deletes every row and restarts every sequence. */
  empty(): Promise<void>
}

const idle: Pooled[] = []

const TABLES = `select quote_ident(tablename) from pg_tables
  where schemaname = 'public' and tablename <> 'schema_migrations'`
/** Triggers, those of foreign keys included, would refuse deletions; they don't fire in this role. */
const emptied = (tables: readonly string[]): string => `do $$ begin
  set local session_replication_role = replica;
  ${tables.map((table) => `delete from ${table};`).join('\n  ')}
  perform setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
end $$`

async function open(): Promise<Pooled> {
  const session = await openPgliteSession({ template: await testTemplate() })
  const list = async (text: string): Promise<string[]> =>
    ((await session.query(text, [], 'array')).rows as string[][]).flat()
  const parts = (await list(TABLES)).map((table) => `select '${table}' where exists (select from ${table})`)
  // Truncating all tables takes a tenth of a second, and planning this query nearly as long; running it takes no time.
  await session.query(`prepare filled_tables as ${parts.join(' union all ')}`, [], 'object')
  return {
    session,
    empty: async () => void (await session.query(emptied(await list('execute filled_tables')), [], 'object')),
  }
}

/**
 * An empty in-memory database with the real schema. Closing empties it for reuse in this thread, because creating one
 * takes a second.
 */
export async function pooledSession(): Promise<PgliteSession> {
  const pooled = idle.pop() ?? (await open())
  const { session } = pooled
  let isOpen = true
  return {
    query: session.query,
    // The listener stays for the next user, but this one is no longer notified.
    listen: (channel, onPayload) => session.listen(channel, (payload) => (isOpen ? onPayload(payload) : undefined)),
    async close() {
      isOpen = false
      await pooled.empty()
      idle.push(pooled)
    },
  }
}
