import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { typesOf, writeMessageTypes } from './messageTypes.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('types each message with its placeholders', () => {
  const types = typesOf([
    { id: 'nav-home', places: [] },
    { id: 'fee-line', places: ['amount', 'symbol'] },
  ])
  expect(types).toContain("  'nav-home': never\n  'fee-line': 'amount' | 'symbol'\n}")
})

it('writes the types of the English messages, and does not rewrite an up-to-date file', () => {
  const file = join(folder, 'messages.ts')
  writeMessageTypes(file)
  expect(readFileSync(file, 'utf8')).toBe(typesOf(readCatalogue('en')))
  const past = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, past, past)
  writeMessageTypes(file)
  expect(statSync(file).mtime).toEqual(past)
})
