import type { Driver } from '../driver/contract.ts'

/** By table: how many rows it has, and a hash over all of them. */
export type Contents = Readonly<Record<string, string>>

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by tablename`
const pictureOf = (table: string): string =>
  `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as picture from "${table}" t`

/** What the database holds, down to each column: two equal pictures mean that nothing was written between them. */
export function contentsOf(driver: Driver, except: readonly string[] = []): Promise<Contents> {
  return driver.withConnection(async (connection) => {
    const names = (await connection.query(TABLES, [], 'object')).rows as { tablename: string }[]
    const tables = names.map(({ tablename }) => tablename).filter((name) => !except.includes(name))
    const { rows } = await connection.query(tables.map(pictureOf).join(' union all '), [], 'object')
    return Object.fromEntries((rows as { name: string; picture: string }[]).map(({ name, picture }) => [name, picture]))
  })
}
