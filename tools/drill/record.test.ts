import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { recordDrill } from './record.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-drill-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('records date, duration and outcome of each drill, and stops at the first step that fails', async () => {
  const file = join(folder, 'kept', 'drills.jsonl')
  const ran: string[] = []
  const step = (name: string, error?: Error) => ({
    name,
    run: async () => {
      ran.push(name)
      if (error) throw error
    },
  })
  const passed = await recordDrill(file, [step('one'), step('two')], () => undefined)
  const failed = await recordDrill(
    file,
    [step('three'), step('four', new AppError('drill_failed', 'an order was paid twice')), step('five')],
    () => undefined,
  )
  expect(ran).toEqual(['one', 'two', 'three', 'four'])
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([passed, failed])
  expect(passed).toMatchObject({ outcome: 'passed', steps: [{ name: 'one' }, { name: 'two' }] })
  expect(Math.abs(Date.parse(passed.at) - Date.now())).toBeLessThan(60_000)
  expect(failed).toMatchObject({
    outcome: 'failed',
    steps: [{ name: 'three' }],
    failed: { step: 'four', reason: 'drill_failed', message: 'an order was paid twice' },
  })
})
