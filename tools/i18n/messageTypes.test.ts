import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { familyTexts, readCatalogue } from './catalogue.ts'
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

it('names the family and the language whose texts are missing', () =>
  expect(() => familyTexts(folder, 'toy', 'uk')).toThrow(
    /family toy has no texts in the language uk: add src\/wallets\/toy\/texts\/uk\.ftl \(docs\/adding-a-wallet\.md/,
  ))

it('writes the types of the English messages, and does not rewrite an up-to-date file', () => {
  const file = join(folder, 'messages.ts')
  writeMessageTypes(file)
  expect(readFileSync(file, 'utf8')).toBe(typesOf(readCatalogue('en')))
  const past = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, past, past)
  writeMessageTypes(file)
  expect(statSync(file).mtime).toEqual(past)
})
