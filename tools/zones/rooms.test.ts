import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrowsOf, folderCycles, readSources, refusedArrows } from './importGraph.ts'
import { rooms } from './table.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = readSources(root, 'src')
const arrows = arrowsOf(sources)
const features = arrows.filter(({ from, to }) => [from, to].every((path) => path.startsWith('src/features/')))

describe('folders of src/features', () => {
  it('are all in the table', () =>
    expect(readdirSync(join(root, 'src/features')).sort()).toEqual(Object.keys(rooms).sort()))

  it('import only what the table allows, lazy imports included', () => expect(refusedArrows(arrows, rooms)).toEqual([]))

  it('have no cycle between folders', () => {
    expect(features.length).toBeGreaterThan(500)
    expect(folderCycles(features)).toEqual([])
  })

  it('have no folder with more than 30 files', () => {
    const counts = new Map<string, number>()
    for (const path of sources.keys())
      if (path.startsWith('src/features/')) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 30)).toEqual([])
  })
})

describe('a planted violation', () => {
  const plant = (files: Record<string, string>) => arrowsOf(new Map(Object.entries(files)))

  it.each([
    [
      'a lazy import upward',
      "const X = lazy(() => import('#src/features/rewards/x.tsx'))",
      'src/features/rewards/x.tsx',
    ],
    ['a relative import upward', "import { x } from '../../rewards/x.tsx'", 'src/features/rewards/x.tsx'],
    ['a type of the app', "import type { X } from '#src/app/x.ts'", 'src/app/x.ts'],
  ])('is refused: %s', (_, code, to) => {
    const from = 'src/features/bridge/form/a.tsx'
    expect(refusedArrows(plant({ [from]: code, [to]: '' }), rooms)).toEqual([{ from, to }])
  })

  it('is not reported for an allowed import', () => {
    const files = { 'src/features/rewards/a.ts': "import { x } from '../bridge/x.ts'", 'src/features/bridge/x.ts': '' }
    expect(refusedArrows(plant(files), rooms)).toEqual([])
  })

  it('is a cycle between folders even if no file imports itself', () => {
    const files = {
      'src/features/bridge/a/one.ts': "import { x } from '../b/one.ts'",
      'src/features/bridge/b/one.ts': '',
      'src/features/bridge/b/two.ts': "import type { X } from '../a/two.ts'",
      'src/features/bridge/a/two.ts': '',
    }
    expect(folderCycles(plant(files))).toEqual([['src/features/bridge/a', 'src/features/bridge/b']])
  })
})
