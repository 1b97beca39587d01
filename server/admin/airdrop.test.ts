import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { airdropCommands } from './airdrop.ts'
import type { AdminOptions } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'allocations-'))
const a = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`
let store: Store
beforeAll(async () => {
  store = await openTestStore()
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await store.close()
})

function list(name: string, lines: readonly string[], end = '\n'): string {
  const file = join(folder, name)
  writeFileSync(file, lines.join(end))
  return file
}
const run = (command: string, options: AdminOptions = {}) =>
  airdropCommands[command]?.({ store }, { reason: 'the list of May', by: 'Ada', ...options })

it('imports a list in batches, ignores a repeat, and removes it', async () => {
  const rows = Array.from({ length: 10_001 }, (_, n) => `${a(n + 1)},0.5`)
  const file = list('long.csv', ['address,amount', ...rows, ''], '\r\n')
  expect(await run('list')).toBe('No allocations.')
  expect(await run('import', { drop: 'layerzero', file })).toBe('layerzero: 10001 added, 0 changed, 0 as before')
  expect(await run('import', { drop: 'layerzero', file })).toBe('layerzero: 0 added, 0 changed, 10001 as before')
  expect(await run('list')).toBe('layerzero  10001 addresses  5000.5 ZRO')
  expect(await run('remove', { drop: 'layerzero' })).toBe('layerzero: 10001 addresses removed')
  expect(await run('list')).toBe('No allocations.')
}, 60_000)

it('logs what the airdrop contained before and after, and nothing for a failed run', async () => {
  const file = list('noted.csv', [`${a(1)},1.5`, `${a(2)},2`])
  await run('import', { drop: 'zksync', file })
  await expect(
    run('import', { drop: 'zksync', file: list('contradicts.csv', [`${a(1)},1`, `${a(1)},2`]) }),
  ).rejects.toThrow('two amounts')
  await run('remove', { drop: 'zksync' })
  const held = { addresses: 2, total: '3.5 ZK' }
  const note = { actor: 'Ada', subject: 'airdrop zksync', reason: 'the list of May' }
  expect(await store.adminLog.recent(2)).toMatchObject([
    { ...note, action: 'airdrop remove', before: held, after: null },
    { ...note, action: 'airdrop import', before: null, after: { ...held, file: 'noted.csv' } },
  ])
})

it('imports nothing from a file with bad lines, and names them', async () => {
  const file = list('bad.csv', [`${a(1)},1`, 'nobody,1', `${a(2)},2`, `${a(3)};3`])
  await expect(run('import', { drop: 'taiko', file })).rejects.toMatchObject({
    reason: 'allocations_invalid',
    message: expect.stringMatching(/line 2: invalid address.*\n.*line 4: two columns/) as unknown,
  })
  const worse = list('worse.csv', Array(50).fill('?,?') as string[])
  await expect(run('import', { drop: 'taiko', file: worse })).rejects.toThrow(/line 20: .*\n {2}and 30 more$/)
  await expect(run('import', { drop: 'taiko', file: list('empty.csv', ['address,amount', '']) })).rejects.toThrow(
    'no allocation',
  )
  expect(await store.airdrops.amounts('taiko', [a(1), a(2)])).toEqual(new Map())
})

it('reports a contradiction by its lines', async () => {
  const file = list('twice.csv', [`${a(1)},1`, `${a(1)},1.0`, `${a(1)},2`])
  await expect(run('import', { drop: 'blast', file })).rejects.toThrow('line 3 (also line 1)')
})

it.each([
  ['import', { drop: 'nothing', file: '/dev/null' }, /--drop is one of layerzero, starknet/],
  ['import', { drop: 'zksync' }, /--file/],
  ['import', { drop: 'zksync', file: '/no/such/file.csv' }, /does not exist/],
  ['import', { drop: 'zksync', file: tmpdir() }, /is a folder/],
  ['remove', { drop: 'zksync', reason: '' }, /--reason/],
  ['remove', {}, /--drop/],
])('%s says what is missing', async (command, options, message) => {
  await expect(run(command, options)).rejects.toThrow(message)
})
