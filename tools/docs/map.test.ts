import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { flawOf, mapRows } from './map.ts'

const folder = join(root, 'docs')
const text = readFileSync(join(folder, 'specification-map.md'), 'utf8')
const kindOf = (path: string) => {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  return found ? (found.isDirectory() ? 'folder' : 'file') : null
}
const flaws = (map: string): string[] =>
  mapRows(map).flatMap((row) => {
    const flaw = flawOf(row, kindOf)
    return flaw === null ? [] : [`line ${row.line} (${row.what}) ${flaw}`]
  })

describe('the specification map', () => {
  it('links existing folders, and explains what is missing', () => {
    expect(mapRows(text).length).toBeGreaterThan(100)
    expect(flaws(text)).toEqual([])
  })

  it('follows the specification’s sections in order, each sentence once', () => {
    const sections = [...text.matchAll(/^## (\d)\./gm)].map((found) => found[1])
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    for (const section of text.split(/^## /m).slice(1)) {
      const sentences = mapRows(section).map(({ what }) => what)
      expect(sentences.filter((what, i) => sentences.indexOf(what) !== i)).toEqual([])
    }
  })

  it.each([
    ['a folder that does not exist', '| A | [x](../nowhere) |', /nowhere, which is not there/],
    ['a file of code', '| A | [x](../tools/docs/map.ts) |', /map\.ts, which is no folder/],
    ['a document that does not exist', '| A | [x](nowhere.md) |', /nowhere\.md, which is not there/],
    ['a part that nobody knows', '| A | not yet: one day |', /one day/],
    ['nothing', '| A | true |', /neither/],
    ['a third cell', '| A | [x](../tools) | more |', /two cells/],
  ])('would fail on %s', (_, row, flaw) => expect(flaws(row).join()).toMatch(flaw))

  it('accepts a pending row, and one with a folder or a document', () => {
    expect(
      flaws('| A | not yet: rewards |\n| B | [x](../src), [y](architecture.md); the rest not yet: swap |'),
    ).toEqual([])
  })
})
