import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { retention } from '#server/retention.ts'
import { tableRights } from '#store/roles.ts'
import { root } from '../lib/run.ts'

const section =
  readFileSync(join(root, 'docs/operations.md'), 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith('Retention\n')) ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
const tablesOf = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, table = '']) => table)

/** Tables about the service and its networks, without user data. */
const ofTheService = [
  'signers',
  'money_versions',
  'maker_prices',
  'transfer_backoffs',
  'chain_state',
  'rescans',
  'scanned_escrows',
  'leases',
  'incidents',
  'pauses',
  'reconciled_chains',
  'provider_checks',
  'send_pace',
  'campaigns',
]

it('lists how long each table with personal data is kept', () => {
  const listed = rows.flatMap(([tables]) => tablesOf(tables))
  expect([...listed, ...ofTheService].toSorted()).toEqual(Object.keys(tableRights).toSorted())
})

it('lists the retention periods that the sweep applies', () => {
  const kept = new Map(rows.flatMap(([tables, , period = '']) => tablesOf(tables).map((table) => [table, period])))
  for (const { tables, kept: period } of retention)
    for (const table of tables) expect([table, kept.get(table)]).toEqual([table, `${period} |`])
})
