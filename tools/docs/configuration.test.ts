import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { configurationFile, withConfigTable } from './configuration.ts'

it('docs/configuration.md lists exactly the variables that the processes read (tsx tools/docs/configuration.ts writes them)', () => {
  const document = readFileSync(configurationFile, 'utf8')
  expect(document).toContain('<!-- configuration:start -->')
  expect(withConfigTable(document)).toBe(document)
})
