import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isComplete, keepGoodCopy, mendStateFile } from './startEvmChain.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'))
  file = join(folder, 'state.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('restores the last complete copy after a kill in the middle of a write', async () => {
  writeFileSync(file, '{"block":1}')
  await keepGoodCopy(file)
  writeFileSync(file, '{"block":2,"acc')
  expect(isComplete(file)).toBe(false)
  mendStateFile(file)
  expect(readFileSync(file, 'utf8')).toBe('{"block":1}')
})

it('never keeps a copy of an incomplete file', async () => {
  writeFileSync(file, '{"block":1}')
  await keepGoodCopy(file)
  writeFileSync(file, '{"block":2')
  await keepGoodCopy(file)
  mendStateFile(file)
  expect(readFileSync(file, 'utf8')).toBe('{"block":1}')
})

it('keeps a complete file and removes a broken one without a copy', () => {
  writeFileSync(file, '{"block":3}')
  mendStateFile(file)
  expect(readFileSync(file, 'utf8')).toBe('{"block":3}')
  writeFileSync(file, '{')
  mendStateFile(file)
  expect(isComplete(file)).toBe(false)
})
