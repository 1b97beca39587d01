import { expect, it } from 'vitest'
import type { Rolldown } from 'vite'
import { pageCode } from './pageCode.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[], isEntry = false) => [
  fileName,
  { type: 'chunk', fileName, moduleIds, imports, isEntry },
]
const bundle = Object.fromEntries([
  chunk('assets/index.js', ['/r/src/main.tsx'], ['assets/first.js'], true),
  chunk('assets/first.js', ['/r/src/ui/Button.tsx'], []),
  chunk('assets/swap.js', ['/r/src/pages/SwapPage.tsx'], ['assets/first.js', 'assets/form.js']),
  chunk('assets/form.js', ['/r/src/ui/Field.tsx'], ['assets/swap.js', 'assets/money.js']),
  chunk('assets/money.js', ['/r/core/money.ts'], ['assets/index.js']),
  chunk('assets/tos.js', ['/r/src/pages/TosPage.tsx', '/r/src/pages/terms.ts'], []),
  ['assets/a.css', { type: 'asset', fileName: 'assets/a.css', source: '' }],
]) as unknown as Rolldown.OutputBundle
const loaders = `
  swap: () => import('#src/pages/SwapPage.tsx'),
  tos: () => import('#src/pages/TosPage.tsx'),`

it('lists what each page imports, directly or not, without the first load', () => {
  expect(pageCode(bundle, loaders)).toEqual({
    swap: ['/assets/swap.js', '/assets/form.js', '/assets/money.js'],
    tos: ['/assets/tos.js'],
  })
})

it.each([
  ['a page without a chunk', "  pool: () => import('#src/pages/PoolPage.tsx'),", 'no chunk for src/pages/PoolPage.tsx'],
  ['a table without pages', 'export const loaders = {}', 'names no page'],
])('fails for %s', (_, source, reason) => {
  expect(() => pageCode(bundle, source)).toThrow(reason)
})
