import { type RoleName, rightsOf, tableRights } from './schema/roles.ts'

/** The roles of the shared database, and of an attester's own. */
export const databaseRoles: Readonly<Record<RoleName | 'attester', string>> = {
  server: 'causeway_server',
  maker: 'causeway_maker',
  bot: 'causeway_bot',
  reconciler: 'causeway_reconciler',
  admin: 'causeway_admin',
  attester: 'causeway_attester',
}

const roles = Object.keys(databaseRoles).filter((name): name is RoleName => name !== 'attester')
const verbs = ['select', 'insert', 'update', 'delete'] as const

/** Statements that give each role exactly its rights and revoke all others. Run them as the tables' owner, again after each upgrade. */
export const sharedGrants = (): readonly string[] => [
  ...isolateSchema,
  ...roles.flatMap((role) => [
    ...prepareRole(databaseRoles[role]),
    grant('select', 'schema_migrations', databaseRoles[role]),
    ...Object.keys(tableRights).flatMap((table) => grantsOn(role, table)),
  ]),
]

/** The same for the database of one attester, whose rows are added and never changed. */
export const attesterGrants = (): readonly string[] => [
  ...isolateSchema,
  ...prepareRole(databaseRoles.attester),
  grant('select, insert', 'attestations', databaseRoles.attester),
]

/** Without these every role could create tables, and a table could shadow one of ours. */
const isolateSchema: readonly string[] = [
  'revoke create on schema public from public',
  'revoke all on all tables in schema public from public',
]

/** A role logs in only after the owner has given it a password. Rights from an earlier version are dropped first. */
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

const grant = (what: string, table: string, role: string): string => `grant ${what} on "${table}" to ${role}`
