import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { families } from '#core/chain/family.ts'
import { custodies } from '#core/order/escrowOrder.ts'
import { familyOf } from '#chains/registry.ts'
import { root } from '../lib/run.ts'

const [kinds = '', byFamily = ''] = readFileSync(join(root, 'docs/custody.md'), 'utf8').split('## Families')
const firstCells = (text: string): readonly string[] =>
  [...(text.split('\n## ')[0] ?? '').matchAll(/^\| `?(\w+)`? \|/gm)].map(([, cell = '']) => cell)

it('docs/custody.md has a row for each kind of custody and for each family', () => {
  expect(firstCells(kinds)).toEqual(['custody', ...custodies])
  expect(firstCells(byFamily)).toEqual(['family', ...families])
})

it('docs/custody.md names a deposit binding for each family, and no routes where transfers do not settle', () => {
  const [table = '', bindings = ''] = byFamily.split('## Deposit binding')
  expect(firstCells(bindings)).toEqual(['family', ...families])
  for (const family of families)
    expect(new RegExp(`^\\| ${family} \\| none: no routes`, 'm').test(table), family).toBe(
      familyOf(family)?.settlement === 'none',
    )
})
