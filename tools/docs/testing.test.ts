import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defects } from '../lib/defects.ts'
import { root } from '../lib/run.ts'

const folder = join(root, 'docs')
const rows = readFileSync(join(folder, 'testing.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (fault|attack) \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
const filesOf = (cell = ''): string[] => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file ?? '')
const isTest = (file: string): boolean => /\.(test|spec)\.ts$|\.t\.sol$|store\/(\w+\/)?suite(\/\w+)?\.ts$/.test(file)

describe('docs/testing.md', () => {
  it('has a row for each fault and each attack', () => expect(rows.length).toBeGreaterThan(35))

  it.each(rows)('%s: names tests that exist', (_, tests, ...more) => {
    const files = filesOf(tests)
    expect(files).not.toEqual([])
    expect(files.filter((file) => !isTest(file))).toEqual([])
    expect(
      [...files, ...more.flatMap((cell) => filesOf(cell))].filter((file) => !existsSync(join(folder, file))),
    ).toEqual([])
  })

  it('refers to planted defects by name', () => {
    const names = new Set(defects.map(({ name }) => name))
    const quoted = rows.flatMap((row) => [...(row[2] ?? '').matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? ''))
    expect(quoted.length).toBeGreaterThan(8)
    expect(quoted.filter((name) => !names.has(name))).toEqual([])
  })
})
