import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApplication } from '#store/applications/suite.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { applicationCommands } from './applications.ts'
import type { AdminOptions } from './command.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
}, 60_000)
afterAll(() => store.close())

const run = (command: string, options: AdminOptions = {}) => applicationCommands[command]?.({ store }, options)
const because = { reason: 'known relayer', by: 'Ada' }
async function submit(name: string) {
  const row = await store.applications.submit(anApplication({ name }), 100)
  if (typeof row === 'string') throw new Error(row)
  return { ...row, number: { id: String(row.id) } }
}

it('lists and shows applications, whose texts can’t forge another line', async () => {
  expect(await run('list')).toBe('No applications.')
  const row = await submit('Ada\u2028Eve')
  expect(await run('list')).toMatch(
    /^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}open {2}0x[0-9a-f]{40} {2}50k_250k {2}Ada\\u\{2028\}Eve$/,
  )
  expect((await run('show', row.number))?.split('\n').slice(1)).toEqual([
    '   contact: ada@example.org',
    '   networks: 1, 10',
    '   assets: ETH',
    '   > Two lines',
    '   > of text ⛵',
  ])
  expect(JSON.parse((await run('list', { json: true })) ?? '')).toMatchObject([
    { wallet: row.wallet, state: 'open', decided_at: null },
  ])
})

it('decides an application once, and again differently, with entries in the log that name no person', async () => {
  const { number, wallet } = await submit('Bob')
  expect(await run('accept', { ...number, ...because })).toBe(`Application ${number.id} of ${wallet} is accepted.`)
  expect(await run('decline', { ...number, ...because })).toMatch(/is declined\.$/)
  expect(await run('show', number)).toMatch(/ {2}declined {2}.*\n.*\n.*\n.*\n {3}decided: /)
  const log = await store.adminLog.recent(2)
  expect(log).toMatchObject([
    {
      action: 'applications decline',
      actor: 'Ada',
      subject: wallet,
      before: { state: 'accepted' },
      after: { state: 'declined' },
    },
    { action: 'applications accept', subject: wallet, before: { state: 'open' }, after: { state: 'accepted' } },
  ])
  expect(JSON.stringify(log, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))).not.toMatch(
    /Bob|ada@example/,
  )
})

it.each([
  ['show', {}, /--id/],
  ['show', { id: '999999' }, /There is no application 999999/],
  ['accept', { id: '1' }, /--reason/],
  ['decline', { id: '999999', ...because }, /There is no application/],
  ['list', { before: 'x' }, /--before/],
])('%s says what is missing', async (command, options, message) => {
  await expect(run(command, options)).rejects.toThrow(message)
})
