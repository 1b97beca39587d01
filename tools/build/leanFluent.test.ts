import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentNumber } from '@fluent/bundle'
import { expect, it, vi } from 'vitest'
import { parseFtl } from '../i18n/parse.ts'
import { root } from '../lib/run.ts'
import { languageIds } from '#src/i18n/languages.ts'
import { createBundle } from '#src/i18n/bundle.ts'
import { fastNumbers, leanFluentCode } from './vitePlugins.ts'

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
  expect(() => fastNumbers('const x = {}')).toThrow('another form')
})

/** Text of a number, as the fast class writes it. */
async function fastText(): Promise<(value: number, scope: object) => string> {
  const url = `data:text/javascript,${encodeURIComponent(fastNumbers(installed('types.js')))}`
  const { FluentNumber: Fast } = (await import(/* @vite-ignore */ url)) as { FluentNumber: typeof FluentNumber }
  return (value, scope) => new Fast(value).toString(scope as never)
}

it('writes small whole numbers without Intl, and all as before in every language', async () => {
  const textOf = await fastText()
  const formats = vi.fn()
  const values = [0, 1, 7, 42, 999, 1000, 12_345, 1.5, -1]
  for (const language of languageIds) {
    const bundle = createBundle(language)
    const memoizeIntlObject = (made: typeof Intl.NumberFormat) => {
      formats()
      return new made(bundle.locales)
    }
    const scope = { memoizeIntlObject }
    const before = values.map((value) => new FluentNumber(value).toString(scope as never))
    expect(formats).toHaveBeenCalledTimes(values.length)
    formats.mockClear()
    expect(values.map((value) => textOf(value, scope))).toEqual(before)
    expect(formats).toHaveBeenCalledTimes(4)
    formats.mockClear()
  }
})

it.each(['{ NUMBER($count) }', '{ NUMBER($count) ->\n [one] a\n *[other] b\n}', 'at { DATETIME($time) }'])(
  'no message may call a function: %s',
  (text) => expect(() => parseFtl(`a = ${text}`, 'x.ftl')).toThrow('x.ftl: a calls a function'),
)

it('no message may have a term', () =>
  expect(() => parseFtl('a = at { -place }', 'x.ftl')).toThrow('x.ftl: a has a term'))
