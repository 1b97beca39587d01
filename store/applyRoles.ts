import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import type { Driver } from './driver/contract.ts'
import { openPostgres } from './driver/postgres.ts'
import { attesterGrants, sharedGrants } from './grants.ts'
import { migrate } from './migrate.ts'

export interface RolesPlace {
  /** PostgreSQL URL of the role that owns the tables and may create roles. */
  readonly url: string
  /** True for an attester's database. */
  readonly isAttester: boolean
  readonly log: Log
}

/** The statements, to review or to run by other means. */
export const roleStatements = (isAttester: boolean): readonly string[] =>
  isAttester ? attesterGrants() : sharedGrants()

/**
 * Migrates the schema and grants each process's role its rights, in one transaction. Safe to repeat.
 * @throws AppError `database_missing` if the attester hasn't started on its database yet, `database_refused`,
 * `schema_newer`
 */
export async function applyRoles({ url, isAttester, log }: RolesPlace): Promise<void> {
  const driver = openPostgres({ url, log, poolSize: 1 })
  try {
    if (isAttester) await upgradeAttestations(driver)
    else await migrate(driver)
    await driver.withConnection(async (connection) => {
      await connection.query('begin', [], 'object')
      try {
        for (const statement of roleStatements(isAttester)) await connection.query(statement, [], 'object')
        await connection.query('commit', [], 'object')
      } catch (error) {
        await connection.query('rollback', [], 'object').catch(() => undefined)
        throw error
      }
    })
  } finally {
    await driver.close()
  }
}

/** The attester's own role may not alter its table. */
async function upgradeAttestations(driver: Driver): Promise<void> {
  const { rows } = await driver.withConnection((connection) =>
    connection.query("select to_regclass('attestations') is not null", [], 'array'),
  )
  if ((rows as boolean[][])[0]?.[0] !== true)
    throw new AppError(
      'database_missing',
      'This database has no table of an attester yet: start the attester once as the owner of the database.',
      { retriable: false },
    )
  await driver.withConnection((connection) =>
    connection.query('alter table attestations add column if not exists escrow text', [], 'object'),
  )
}
