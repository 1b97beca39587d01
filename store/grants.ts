import { type RoleName, rightsOf, tableRights, type Verb, verbs } from './schema/roles.ts'

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

/** Statements that give each role exactly its rights and revoke all others. Run them as the tables' owner, again after each upgrade. */
export const sharedGrants = (): readonly string[] => [
  ...isolateSchema,
  ...roles.flatMap((role) => [
    ...prepareRole(databaseRoles[role]),
    grant('select', 'schema_migrations', databaseRoles[role]),
    ...Object.keys(tableRights).flatMap((table) => grantsOn(role, table)),
  ]),
  ...Object.keys(tableRights).filter(hasRowConditions).flatMap(rowPolicies),
  // The only way in which an order is ever deleted; it keeps to its own conditions, whatever the caller wants.
  `grant execute on function drop_unpaid_orders(timestamptz, integer) to ${databaseRoles.server}`,
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

const hasRowConditions = (table: string): boolean => roles.some((role) => rightsOf(role, table).rows !== undefined)

/** In such a table each right needs a policy, also one that covers every row. The tables' owner is not bound by them. */
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
