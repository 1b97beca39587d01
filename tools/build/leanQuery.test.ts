import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as query from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { leanQueryCode, mutationObserverCode, unusedOfQuery } from './vitePlugins.ts'

const folder = join(root, 'node_modules/@tanstack/query-core/build/modern')
const installed = readFileSync(join(folder, 'queryClient.js'), 'utf8')
const methods = (code: string) => [...code.matchAll(/^\t(\w+)\(.*\{$/gm)].map(([, name]) => name)

it('the installed client keeps all but the unused methods', () => {
  const lean = leanQueryCode(installed)
  expect(lean).not.toContain('mutationCache.js')
  expect(methods(lean)).toEqual(methods(installed).filter((name) => !unusedOfQuery.some((unused) => unused === name)))
})

it('the remaining client fetches, goes online and clears; a mutation runs with a cache that arrives later', async () => {
  // Next to the installed modules, which it imports.
  const lean = join(folder, `leanClient.${process.pid}.js`)
  const observer = join(folder, `leanObserver.${process.pid}.js`)
  try {
    writeFileSync(lean, leanQueryCode(installed))
    const code = mutationObserverCode(readFileSync(join(folder, 'mutationObserver.js'), 'utf8'))
    writeFileSync(observer, code.replace('./queryClient.js', `./leanClient.${process.pid}.js`))
    const { QueryClient } = (await import(lean)) as typeof query
    const client = new QueryClient()
    client.mount()
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1)
    await client.resumePausedMutations()
    client.clear()
    expect(client.getQueryData(['a'])).toBeUndefined()
    expect(() => client.getMutationCache()).toThrow('constructor')
    const { MutationObserver } = (await import(observer)) as typeof query
    expect(client.isMutating()).toBe(0)
    const mutation = new MutationObserver(client, { mutationFn: (by: number) => Promise.resolve(by + 1) })
    expect(await mutation.mutate(1)).toBe(2)
    expect(client.getMutationCache().getAll()).toHaveLength(1)
    client.clear()
    expect(client.getMutationCache().getAll()).toHaveLength(0)
  } finally {
    for (const file of [lean, observer]) rmSync(file, { force: true })
  }
})

it('the app calls no removed method', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((file) => /\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  expect(sources.length).toBeGreaterThan(500)
  const called = new RegExp(`\\.(?:${unusedOfQuery.join('|')})\\(`)
  expect(sources.filter((text) => called.test(text))).toEqual([])
})

it('reports code of another form', () => expect(() => leanQueryCode('const x = {}')).toThrow('another form'))
