import type { Driver } from '../driver/contract.ts'

/** Row count and content hash per table. */
export type Contents = Readonly<Record<string, string>>

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by tablename`
const pictureOf = (table: string): string =>
  `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as picture from "${table}" t`

/** Hashes the database, every column included: equal results mean that nothing was written in between. */
export function createContents(driver: Driver): (except?: readonly string[]) => Promise<Contents> {
  const query = async <T>(text: string): Promise<T[]> =>
    (await driver.withConnection((connection) => connection.query(text, [], 'object'))).rows as T[]
  let tables: Promise<string[]> | null = null
  return async (except = []) => {
    tables ??= query<{ tablename: string }>(TABLES).then((rows) => rows.map(({ tablename }) => tablename))
    const seen = (await tables).filter((name) => !except.includes(name))
    const rows = await query<{ name: string; picture: string }>(seen.map(pictureOf).join(' union all '))
    return Object.fromEntries(rows.map(({ name, picture }) => [name, picture]))
  }
}

/** All rows of all tables as text, to search for what must not be there. */
export async function everythingIn(driver: Driver): Promise<string> {
  const query = async (text: string): Promise<unknown[]> =>
    (await driver.withConnection((connection) => connection.query(text, [], 'array'))).rows
  const tables = (await query(TABLES)) as string[][]
  return JSON.stringify(
    await query(tables.map(([name]) => `select '${name}', t::text from "${name}" t`).join(' union all ')),
  )
}
