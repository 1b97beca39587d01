import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variablesTable } from './table.ts'

it('the README lists every variable as the code reads it', () => {
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(variablesTable())
})
