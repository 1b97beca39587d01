import type { PgliteSession } from '../driver/pglite.ts'
import { openPgliteSession } from '../driver/pgliteSession.mjs'
import { testTemplate } from './template.ts'

const idle: PgliteSession[] = []
const emptied = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations');
end $$`

/**
 * An empty in-memory database with the real schema. Closing empties it for reuse in this thread, because creating one
 * takes a second.
 */
export async function pooledSession(): Promise<PgliteSession> {
  const session = idle.pop() ?? (await openPgliteSession({ template: await testTemplate() }))
  let open = true
  return {
    query: session.query,
    // The listener stays for the next user, but this one is no longer notified.
    listen: (channel, onPayload) => session.listen(channel, (payload) => (open ? onPayload(payload) : undefined)),
    async close() {
      open = false
      await session.query(emptied, [], 'object')
      idle.push(session)
    },
  }
}
