import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesWith } from './scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'scan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds planted markers in any text file for browsers, at any depth, and nothing else', () => {
  mkdirSync(join(folder, 'assets/deep'), { recursive: true })
  const files = {
    'index.html': '<p>first</p>',
    'assets/clean.js': 'export const a = 1',
    'assets/deep/chunk.js': 'const a="second";',
    'assets/chunk.js.map': '{"sources":["first"]}',
    'assets/style.css': '.second{}',
    'assets/data.json': '"first"',
    'assets/picture.png': 'first',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const found = (markers: readonly string[]): string[] =>
    filesWith(folder, markers)
      .map((file) => file.slice(folder.length + 1))
      .toSorted()
  expect(found(['first', 'second'])).toEqual([
    'assets/chunk.js.map',
    'assets/data.json',
    'assets/deep/chunk.js',
    'assets/style.css',
    'index.html',
  ])
  expect(found(['second'])).toEqual(['assets/deep/chunk.js', 'assets/style.css'])
  expect(found(['third'])).toEqual([])
})
