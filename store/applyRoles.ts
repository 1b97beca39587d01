import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import type { Driver } from './driver/contract.ts'
import { openPostgres } from './driver/postgres.ts'
import { migrate } from './migrate.ts'
import { rightsOf, type RoleName, tableRights, type Verb, verbs } from './roles.ts'

export interface RolesPlace {
  /** PostgreSQL URL of the role that owns the tables and may create roles. */
  readonly url: string
  /** True for an attester's database. */
  readonly isAttester: boolean
  readonly log: Log
}

/** Returns the grant statements, for review or to run by other means. */
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

/** Role names of the shared database and of an attester's own. */
export const databaseRoles: Readonly<Record<RoleName | 'attester', string>> = {
  server: 'causeway_server',
  maker: 'causeway_maker',
  bot: 'causeway_bot',
  reconciler: 'causeway_reconciler',
  admin: 'causeway_admin',
  attester: 'causeway_attester',
}

const roles = Object.keys(databaseRoles).filter((name): name is RoleName => name !== 'attester')

/**
 * Statements that grant each role exactly its rights and revoke all others. Run them as the tables' owner after each
 * upgrade.
 */
const sharedGrants = (): readonly string[] => [
  ...isolateSchema,
  ...roles.flatMap((role) => [
    ...prepareRole(databaseRoles[role]),
    grant('select', 'schema_migrations', databaseRoles[role]),
    ...Object.keys(tableRights).flatMap((table) => grantsOn(role, table)),
  ]),
  ...Object.keys(tableRights).filter(hasRowConditions).flatMap(rowPolicies),
  // The only way to delete an order; the function enforces its own conditions for any caller.
  `grant execute on function drop_unpaid_orders(timestamptz, integer) to ${databaseRoles.server}`,
  // The only way for the server to move an order; the function refuses those of the maker.
  `grant execute on function advance_external_order(uuid, integer, text, text, text, timestamptz) to ${databaseRoles.server}`,
]

/** `sharedGrants` for an attester's database, whose rows are append-only. */
const attesterGrants = (): readonly string[] => [
  ...isolateSchema,
  ...prepareRole(databaseRoles.attester),
  grant('select, insert', 'attestations', databaseRoles.attester),
]

/** Otherwise any role could create tables, and one could shadow ours. */
const isolateSchema: readonly string[] = [
  'revoke create on schema public from public',
  'revoke all on all tables in schema public from public',
]

/** A role can log in only after the owner has set its password. Rights of an earlier version are revoked first. */
const prepareRole = (role: string): readonly string[] => [
  `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login nosuperuser nocreatedb nocreaterole; end if; end $$`,
  `revoke all on all tables in schema public from ${role}`,
  `revoke all on schema public from ${role}`,
  `grant usage on schema public to ${role}`,
]

function grantsOn(role: RoleName, table: string): readonly string[] {
  const rights = rightsOf(role, table)
  return verbs.flatMap((verb) => {
    const columns = rights[verb]
    if (columns === undefined) return []
    const what = columns === true ? verb : `${verb} (${columns.map((name) => `"${name}"`).join(', ')})`
    return [grant(what, table, databaseRoles[role])]
  })
}

const hasRowConditions = (table: string): boolean => roles.some((role) => rightsOf(role, table).rows !== undefined)

/** With row-level security each right needs a policy, even one for all rows. The tables' owner is exempt. */
const rowPolicies = (table: string): readonly string[] => [
  `alter table "${table}" enable row level security`,
  ...roles.flatMap((role) =>
    verbs.flatMap((verb) => {
      const name = `${databaseRoles[role]}_${verb}`
      const { [verb]: columns, rows } = rightsOf(role, table)
      const drop = `drop policy if exists ${name} on "${table}"`
      if (columns === undefined) return [drop]
      const condition = rows?.[verb] ?? 'true'
      return [
        drop,
        `create policy ${name} on "${table}" for ${verb} to ${databaseRoles[role]} ${bound[verb](condition)}`,
      ]
    }),
  ),
]

const bound: Readonly<Record<Verb, (condition: string) => string>> = {
  select: (condition) => `using (${condition})`,
  insert: (condition) => `with check (${condition})`,
  update: (condition) => `using (${condition}) with check (${condition})`,
  delete: (condition) => `using (${condition})`,
}

const grant = (what: string, table: string, role: string): string => `grant ${what} on "${table}" to ${role}`
