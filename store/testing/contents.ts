import { createHash } from 'node:crypto'
import type { Driver } from '../driver/contract.ts'

/** Row count and content hash per table. */
export type Contents = Readonly<Record<string, string>>

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by tablename`
const pictureOf = (table: string): string =>
  `select '${table}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as picture from "${table}" t`

const PREPARED = 'select name from pg_prepared_statements where name = $1'

/**
 * Hashes the database, every column included: equal results mean that nothing was written in between. The query is prepared
 * in the session, since planning it for all tables takes several times as long as running it.
 */
export function createContents(driver: Driver): (except?: readonly string[]) => Promise<Contents> {
  const query = async <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
    (await driver.withConnection((connection) => connection.query(text, params, 'object'))).rows as T[]
  const prepare = async (except: readonly string[]): Promise<string> => {
    const tables = (await query<{ tablename: string }>(TABLES)).map(({ tablename }) => tablename)
    const text = tables
      .filter((table) => !except.includes(table))
      .map(pictureOf)
      .join(' union all ')
    const name = `contents_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    // An earlier user of a pooled session may have left it.
    if ((await query(PREPARED, [name])).length === 0) await query(`prepare ${name} as ${text}`)
    return name
  }
  const names = new Map<string, Promise<string>>()
  return async (except = []) => {
    const key = except.join()
    const name = names.get(key) ?? prepare(except)
    names.set(key, name)
    const rows = await query<{ name: string; picture: string }>(`execute ${await name}`)
    return Object.fromEntries(rows.map(({ name: table, picture }) => [table, picture]))
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
