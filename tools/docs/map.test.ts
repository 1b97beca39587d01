import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { flawOf, mapRows } from './map.ts'

const folder = join(root, 'docs')
const text = readFileSync(join(folder, 'specification-map.md'), 'utf8')
const flaws = (map: string): string[] =>
  mapRows(map).flatMap((row) => {
    const flaw = flawOf(row, (file) => existsSync(join(folder, file)))
    return flaw === null ? [] : [`line ${row.line} (${row.what}) ${flaw}`]
  })

describe('the specification map', () => {
  it('links files that are there, and says what the rest waits for', () => {
    expect(mapRows(text).length).toBeGreaterThan(100)
    expect(flaws(text)).toEqual([])
  })

  it('goes through the specification’s sections in order, each sentence once', () => {
    const sections = [...text.matchAll(/^## (\d)\./gm)].map((found) => found[1])
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    for (const section of text.split(/^## /m).slice(1)) {
      const sentences = mapRows(section).map(({ what }) => what)
      expect(sentences.filter((what, i) => sentences.indexOf(what) !== i)).toEqual([])
    }
  })

  it.each([
    ['a file that is not there', '| A | [x](../nowhere.ts) |', /nowhere/],
    ['a part that nobody knows', '| A | not yet: one day |', /one day/],
    ['nothing', '| A | true |', /neither/],
    ['a third cell', '| A | [x](map.md) | more |', /two cells|map\.md/],
  ])('would fail on %s', (_, row, flaw) => expect(flaws(row).join()).toMatch(flaw))

  it('takes a row that waits, and one with a file', () => {
    expect(flaws('| A | not yet: rewards |\n| B | [x](architecture.md); the rest not yet: swap |')).toEqual([])
  })
})
