import { Client } from 'pg'

const TABLES = `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`
const INSERT = `select quote_ident(c.table_name) as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
  from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations' and c.is_generated = 'NEVER' group by 1`
const IDENTITIES = `select quote_ident(table_name) as name, quote_ident(column_name) as column
  from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`

/**
 * Saves a PostgreSQL database; the returned function restores it, sequences included, under running clients, like a
 * failover to a server without the last commits.
 */
export async function saveTables(url: string): Promise<() => Promise<void>> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES)
    await client.query('drop schema if exists saved cascade; create schema saved')
    for (const { name } of rows) await client.query(`create table saved.${name} as table public.${name}`)
  })
  return () =>
    withClient(url, async (client) => {
      await client.query('begin')
      // Foreign keys and triggers would check restored rows against rows that aren't restored yet.
      await client.query('set local session_replication_role = replica')
      const { rows } = await client.query<{ name: string; columns: string }>(INSERT)
      await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`)
      for (const { name, columns } of rows)
        await client.query(
          `insert into ${name} (${columns}) overriding system value select ${columns} from saved.${name}`,
        )
      const { rows: identities } = await client.query<{ name: string; column: string }>(IDENTITIES)
      for (const { name, column } of identities)
        await client.query(
          `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce((select max(${column}) from ${name}), 1), exists (select from ${name}))`,
        )
      await client.query('commit')
    })
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
