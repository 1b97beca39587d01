import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { withConfigTable } from './readme.ts'

it('the README lists exactly the variables that the processes read (tsx tools/docs/readme.ts writes them)', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(readme).toContain('<!-- configuration:start -->')
  expect(withConfigTable(readme)).toBe(readme)
})
