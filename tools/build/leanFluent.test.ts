import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseFtl } from '../i18n/parse.ts'
import { root } from '../lib/run.ts'
import { leanFluentCode } from './vitePlugins.ts'

const installed = readFileSync(join(root, 'node_modules/@fluent/bundle/esm/bundle.js'), 'utf8')

it('the installed bundle works without its functions', () => {
  const lean = leanFluentCode(installed)
  expect(lean).not.toContain('builtins.js')
  expect(lean).toMatch(/this\._functions = \{\s+\.\.\.functions,\s+\}/)
})

it('reports code of another form', () => expect(() => leanFluentCode('const x = { NUMBER }')).toThrow('another form'))

it.each(['{ NUMBER($count) }', '{ NUMBER($count) ->\n [one] a\n *[other] b\n}', 'at { DATETIME($time) }'])(
  'no message may call a function: %s',
  (text) => expect(() => parseFtl(`a = ${text}`, 'x.ftl')).toThrow('x.ftl: a calls a function'),
)
