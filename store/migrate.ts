import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { AppError } from '#core/errors.ts'
import type { Connection, Driver } from './driver/contract.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Arbitrary constant: the first replica to start migrates, the others wait. */
const LOCK = 7_230_118
type Migration = ReturnType<typeof readMigrationFiles>[number]

/** The files belong to the program, so they are read once. */
let read: Migration[] | undefined

/**
 * Migrates the schema in one transaction; `existing` refuses an empty database. A current schema costs two reads and no
 * lock, and a role that can't create tables only checks the version.
 * @throws AppError `schema_newer` if a later version wrote this database, `schema_older`, `database_missing`
 */
export async function migrate(driver: Driver, existing = false): Promise<void> {
  const known = (read ??= readMigrationFiles({ migrationsFolder: folder }))
  await driver.withConnection(async (connection) => {
    const found = (await hasSchema(connection)) ? await appliedHashes(connection) : null
    if (found && isCurrent(found, known)) return
    if (!(await mayCreate(connection))) throw found ? older() : missing()
    const run = (text: string, params: unknown[] = []) => connection.query(text, params, 'array')
    await run('begin')
    try {
      // Another replica may take long to migrate.
      await run('set local lock_timeout = 0')
      await run(`select pg_advisory_xact_lock(${LOCK})`)
      if (existing && !(await hasSchema(connection))) throw missing()
      await run(
        'create table if not exists schema_migrations (hash text primary key, created_at bigint not null, applied_at timestamptz not null default now())',
      )
      const applied = await appliedHashes(connection)
      refuseNewer(applied, known)
      for (const migration of known.filter(({ hash }) => !applied.has(hash))) {
        for (const statement of migration.sql) await run(statement)
        await run('insert into schema_migrations (hash, created_at) values ($1, $2)', [
          migration.hash,
          migration.folderMillis,
        ])
      }
      await run('commit')
    } catch (error) {
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}

async function mayCreate(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    "select has_schema_privilege(current_user, current_schema(), 'create')",
    [],
    'array',
  )
  return (rows as [boolean][])[0]?.[0] ?? false
}

const missing = (): AppError =>
  new AppError('database_missing', 'This database has no tables of this product.', { retriable: false })

const older = (): AppError =>
  new AppError(
    'schema_older',
    'This database needs an upgrade, which its owner makes: run `npm run admin db-roles` with the DATABASE_URL of the owner.',
    { retriable: false },
  )

/** @throws AppError `schema_newer` */
function isCurrent(applied: ReadonlySet<string>, known: readonly Migration[]): boolean {
  refuseNewer(applied, known)
  return known.every(({ hash }) => applied.has(hash))
}

function refuseNewer(applied: ReadonlySet<string>, known: readonly Migration[]): void {
  if ([...applied].some((hash) => !known.some((migration) => migration.hash === hash)))
    throw new AppError(
      'schema_newer',
      'This database was written by a newer version. Start that version, or restore an older backup.',
      { retriable: false },
    )
}

async function hasSchema(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query("select to_regclass('schema_migrations') is not null", [], 'array')
  return (rows as [boolean][])[0]?.[0] ?? false
}

async function appliedHashes(connection: Connection): Promise<Set<string>> {
  const { rows } = await connection.query('select hash from schema_migrations', [], 'array')
  return new Set((rows as string[][]).map((row) => row[0] ?? ''))
}
