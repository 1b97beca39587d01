import { expect, it } from 'vitest'
import { isMissed, measureHouse } from './house.ts'

const value = (sources: Record<string, string>, name: string) =>
  measureHouse(new Map(Object.entries(sources))).find((figure) => figure.name === name)?.value

const lines = (count: number) => Array.from({ length: count }, (_, n) => `const a${n} = ${n}`).join('\n')

it('counts lines of code, not comments, and excludes suites and generated files', () => {
  const sources = {
    'core/a.ts': `/** A.\n * B. */\n\n// C\n${lines(50)}`,
    'core/b.ts': lines(60),
    'core/c.ts': lines(70),
    'store/orders/suite/orders.ts': lines(900),
    'src/i18n/messages.ts': lines(900),
  }
  expect(value(sources, 'production files')).toBe(3)
  expect(value(sources, 'median lines of code')).toBe(60)
  expect(value(sources, 'most lines of code')).toBe(70)
})

it('finds small files with one importer and cycles between folders', () => {
  const sources = {
    'src/features/a/one.ts': "import { two } from '../b/two.ts'",
    'src/features/b/two.ts': "import { one } from '../a/one.ts'",
    'src/features/b/three.ts': "import { two } from './two.ts'",
  }
  expect(value(sources, 'files under 30 lines with one importer')).toBe(1)
  expect(value(sources, 'cycles between folders of src/features')).toBe(1)
  expect(value(sources, 'folders with one or two files')).toBe(2)
})

it('a family beyond the third raises the limit of files', () => {
  const limit = (...names: string[]) =>
    measureHouse(new Map(names.map((name) => [`chains/${name}/family.ts`, lines(1)]))).find(
      ({ name }) => name === 'production files',
    )?.limit
  expect(limit('evm')).toBe(1_250)
  expect(limit('evm', 'svm', 'ton', 'toy')).toBe(1_295)
})

it('reports only a figure on the wrong side of its limit', () => {
  const figure = { name: '', limit: 40 }
  expect(isMissed({ ...figure, value: 40, is: 'at most' })).toBe(false)
  expect(isMissed({ ...figure, value: 41, is: 'at most' })).toBe(true)
  expect(isMissed({ ...figure, value: 39, is: 'at least' })).toBe(true)
})
