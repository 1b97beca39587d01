import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { emittedFiles, filesWith, firstLoadBytes, firstLoadFiles } from './firstLoad.ts'

it('counts the entry and what it imports statically, each once, and nothing lazy', () => {
  const manifest = {
    'index.html': { file: 'a.js', isEntry: true, imports: ['_b.js', '_c.js'], css: ['a.css'] },
    '_b.js': { file: 'b.js', imports: ['_c.js'] },
    '_c.js': { file: 'c.js', css: ['c.css'] },
    'src/lazy.ts': { file: 'lazy.js', imports: ['_b.js'] },
  }
  expect(firstLoadFiles(manifest)).toEqual({ js: ['a.js', 'b.js', 'c.js'], css: ['a.css', 'c.css'] })
})

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A built folder with one code file and one style sheet. */
function builtFolder(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-built-'))
  folders.push(folder)
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part))
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'index.html': { file: 'assets/a.js', isEntry: true, css: ['assets/a.css'] } }),
  )
  writeFileSync(join(folder, 'assets/a.js'), 'a()')
  writeFileSync(join(folder, 'assets/a.css'), 'a{color:red}')
  writeFileSync(join(folder, 'assets/a.css.gz'), '')
  writeFileSync(join(folder, 'index.html'), page)
  return folder
}
const size = (text: string) => gzipSync(text, { level: 9 }).length

it('counts the styles inside the page, and the sheet only when the page loads it', () => {
  const inside = '@property --x{syntax:"<percentage>"}'
  const later = `<style>${inside}</style><link rel="later-stylesheet" crossorigin href="/assets/a.css">`
  expect(firstLoadBytes(builtFolder(later)).css).toBe(size(inside))
  const linked = '<link rel="stylesheet" crossorigin href="/assets/a.css">'
  expect(firstLoadBytes(builtFolder(linked)).css).toBe(size('') + size('a{color:red}'))
})

it('counts code and style files without their compressed copies', () => expect(emittedFiles(builtFolder(''))).toBe(2))

it('finds planted markers in any text file for browsers, at any depth, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'))
  folders.push(folder)
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
