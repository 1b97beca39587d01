import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { reactFiles, reactModule, safeReactCode, safeReactNames } from './vitePlugins.ts'

const installed = (file: string): string => readFileSync(join(root, 'node_modules', file), 'utf8')
const exported = (code: string): string[] =>
  [...(/^export \{(.*)\}$/m.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(([, name = '']) => name)

it.each(Object.values(reactFiles))('%s becomes a module with the same exports', (file) => {
  const code = installed(file)
  const names = new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name = '']) => name))
  expect(exported(reactModule(code)).toSorted()).toEqual([...names].toSorted())
})

it('a module exports functions of its own that it also calls', async () => {
  const code = reactModule(installed(reactFiles.scheduler))
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { unstable_now(): number }
  expect(module.unstable_now()).toBeGreaterThan(0)
})

it('imports what it required', () => {
  const code = reactModule(installed(reactFiles['react-dom/client']))
  expect(code.match(/^import .*/gm)).toEqual([
    "import * as Scheduler from 'scheduler'",
    "import * as React from 'react'",
    "import * as ReactDOM from 'react-dom'",
  ])
})

it('reads only names that the scheduler has', () => {
  const renderer = reactModule(installed(reactFiles['react-dom/client']))
  const read = new Set([...renderer.matchAll(/\bScheduler\.(\w+)/g)].map(([, name = '']) => name))
  expect(read).toContain('unstable_now')
  const has = exported(reactModule(installed(reactFiles.scheduler)))
  expect([...read].filter((name) => !has.includes(name))).toEqual([])
})

it('reports code of another form', () => {
  expect(() => reactModule('module.exports = 1')).toThrow('another form')
  expect(() => reactModule('exports.a = 1;\nvar b = require("b").c;')).toThrow('another form')
})

it('Base UI finds all that it reads of React in the production build', () => {
  const folder = join(root, 'node_modules/@base-ui')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const read = new Set(code.flatMap((text) => [...text.matchAll(/\bSafeReact\.(\w+)/g)].map(([, name = '']) => name)))
  const shipped = exported(reactModule(installed(reactFiles.react)))
  expect(shipped).toContain('useState')
  expect([...read].filter((name) => shipped.includes(name)).toSorted()).toEqual(safeReactNames)
  expect(code.some((text) => /\bSafeReact\[|\.\.\.SafeReact/.test(text))).toBe(false)
  expect(safeReactCode(installed('@base-ui/utils/safeReact.mjs'))).toContain('useId: React.useId,')
})
