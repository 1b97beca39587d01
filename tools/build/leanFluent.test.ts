import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseFtl } from '../i18n/parse.ts'
import { root } from '../lib/run.ts'
import { leanFluentCode } from './vitePlugins.ts'

const installed = (file: string): string => readFileSync(join(root, 'node_modules/@fluent/bundle/esm', file), 'utf8')

it('the installed bundle works without its functions', () => {
  const lean = leanFluentCode(installed('bundle.js'))
  expect(lean).not.toContain('builtins.js')
  expect(lean).toMatch(/this\._functions = \{\s+\.\.\.functions,\s+\}/)
})

it('the installed resolver keeps all but functions, terms and dates', () => {
  const kinds = (code: string) => [...code.matchAll(/\bcase "(\w+)":/g)].map(([, kind]) => kind)
  const whole = installed('resolver.js')
  expect(kinds(leanFluentCode(whole))).toEqual(
    kinds(whole).filter((kind) => !['func', 'term', 'object'].includes(kind ?? '')),
  )
})

it('reports code of another form', () => {
  expect(() => leanFluentCode('const x = { NUMBER }')).toThrow('another form')
  expect(() => leanFluentCode('const x = {}')).toThrow('another form')
})

it.each(['{ NUMBER($count) }', '{ NUMBER($count) ->\n [one] a\n *[other] b\n}', 'at { DATETIME($time) }'])(
  'no message may call a function: %s',
  (text) => expect(() => parseFtl(`a = ${text}`, 'x.ftl')).toThrow('x.ftl: a calls a function'),
)

it('no message may have a term', () =>
  expect(() => parseFtl('a = at { -place }', 'x.ftl')).toThrow('x.ftl: a has a term'))
