import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { rightsOf, tableRights, verbs } from './roles.ts'
import * as schema from './schema.ts'

const tables = new Map(
  Object.values(schema).flatMap((table): [string, string[]][] =>
    is(table, PgTable) ? [[getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]] : [],
  ),
)
const dialect = new PgDialect()
const found = (name: string): PgTable => {
  const table = Object.values(schema).find((each) => is(each, PgTable) && getTableName(each) === name)
  if (!is(table, PgTable)) throw new Error(`no table ${name}`)
  return table
}
const moneyTables = [
  'deposits',
  'endings',
  'disbursements',
  'signers',
  'slots',
  'slot_txs',
  'claims',
  'claim_orders',
  'attestations',
  'channel_fees',
  'chain_state',
  'rescans',
  'scanned_escrows',
  'pauses',
  'incidents',
]

describe('rights of the database roles', () => {
  it('name every table of the schema and no other', () => {
    expect(Object.keys(tableRights).toSorted()).toEqual([...tables.keys()].toSorted())
  })

  it('limit roles to columns that exist', () => {
    for (const [table, row] of Object.entries(tableRights))
      for (const rights of Object.values(row))
        for (const verb of verbs) {
          const columns = rights[verb] ?? true
          if (columns !== true) for (const column of columns) expect(tables.get(table)).toContain(column)
        }
  })

  it.each(moneyTables)('let server and bot change nothing in %s', (table) => {
    for (const role of ['server', 'bot'] as const) {
      const { insert, update, delete: remove } = rightsOf(role, table)
      expect([insert, update, remove]).toEqual([undefined, undefined, undefined])
    }
  })

  it('give the API no lease, and row conditions only to an existing right', () => {
    expect(rightsOf('server', 'leases')).toEqual({})
    for (const row of Object.values(tableRights))
      for (const rights of Object.values(row))
        for (const verb of verbs) if (rights.rows?.[verb] !== undefined) expect(rights[verb]).toBeDefined()
  })

  it('limit every text that the API can add to what the maker reads', () => {
    const shared = Object.entries(tableRights).filter(([, { server, maker }]) => server?.insert && maker?.select)
    expect(shared.map(([table]) => table).toSorted()).toEqual([
      'deposit_addresses',
      'deposit_indexes',
      'external_orders',
      'openings',
      'order_events',
      'order_steps',
      'orders',
      'outbox',
    ])
    for (const [name] of shared) {
      const { columns, checks } = getTableConfig(found(name))
      const bounds = checks.map(({ value }) => dialect.sqlToQuery(value).sql).join('\n')
      const open = columns.filter(
        ({ name: column, columnType }) =>
          /text|json/i.test(columnType) &&
          !bounds.includes(`octet_length("${column}"::text)`) &&
          !bounds.includes(`"${column}" in (`),
      )
      expect([name, open.map(({ name: column }) => column)]).toEqual([name, []])
    }
  })

  it('let no process change the terms of an order', () => {
    for (const role of ['server', 'maker', 'bot', 'reconciler'] as const) {
      const { update } = rightsOf(role, 'orders')
      expect(update).not.toBe(true)
      for (const column of update === true ? [] : (update ?? []))
        expect(column).not.toMatch(/amount|asset|fee|gas|recipient|refund|custody|chain|escrow|onchain|signature|memo/)
    }
  })

  it('let the reconciler read everything, and write only incidents, pauses and its published readings', () => {
    const more = [...tables.keys()].filter((table) => {
      const { select, ...rest } = rightsOf('reconciler', table)
      expect(select).toBe(true)
      return Object.keys(rest).length > 0
    })
    expect(more.toSorted()).toEqual(['incidents', 'pauses', 'reconciled_chains'])
  })
})
