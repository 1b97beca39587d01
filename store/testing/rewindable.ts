import type { Store } from '../contract.ts'
import type { Driver } from '../driver/contract.ts'
import { pgliteDriver } from '../driver/pglite.ts'
import { type OpenOptions, storeOver } from '../storeOver.ts'
import { pooledSession } from './pooledSession.ts'

/** Rows of every table in PostgreSQL's text form, and the last value of every sequence that was used. */
export interface SavedRows {
  readonly rows: readonly (readonly [table: string, row: string])[]
  readonly sequences: readonly (readonly [name: string, value: string])[]
}

/** A database that can be reset to an earlier state, as after a power loss without fsync. */
export interface Rewindable {
  readonly driver: Driver
  save(): Promise<SavedRows>
  open(options: OpenOptions): Promise<Store>
}

const COLUMNS = `select quote_ident(c.table_name), string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position)
  from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations' and c.is_generated = 'NEVER' group by 1 order by 1`
const SEQUENCES = `select seqrelid::regclass::text, pg_sequence_last_value(seqrelid)::text from pg_sequence
  where pg_sequence_last_value(seqrelid) is not null`

/** A database with these rows, or an empty one. Its content is gone once its store is closed. */
export async function openRewindable(saved: SavedRows = { rows: [], sequences: [] }): Promise<Rewindable> {
  const session = await pooledSession()
  const list = async <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
    (await session.query(text, params, 'array')).rows as T[]
  const driver = pgliteDriver(session)
  const columns = new Map(await list<[table: string, columns: string]>(COLUMNS))
  const rowsOf = [...columns.keys()].map((table) => `select '${table}', r::text from ${table} r`).join(' union all ')
  // Foreign keys and triggers would check restored rows against rows that aren't restored yet.
  await list('begin')
  await list('set local session_replication_role = replica')
  for (const [table, own] of columns) {
    const rows = saved.rows.filter(([name]) => name === table).map(([, row]) => row)
    if (rows.length > 0)
      await list(
        `insert into ${table} (${own}) overriding system value select ${own} from unnest($1::text[]::${table}[])`,
        [rows],
      )
  }
  for (const sequence of saved.sequences) await list('select setval($1::regclass, $2::bigint)', sequence)
  await list('commit')
  return {
    driver,
    save: () =>
      driver.withConnection(async () => ({
        rows: await list<[string, string]>(rowsOf),
        sequences: await list<[string, string]>(SEQUENCES),
      })),
    open: (options) => storeOver(driver, options),
  }
}
