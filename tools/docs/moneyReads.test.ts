import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtIn } from '#chains/registry.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/money-reads.md'), 'utf8')
const named = new Set([...page.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []))

/** Reads the sources of a folder; none if it is missing, because a family needs no folder for its node. */
const sources = (folder: string): readonly (readonly [file: string, text: string])[] =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }) : [])
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])

/** Names of an interface's methods. */
function methodsOf(contract: string, name: string): string[] {
  const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(contract)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+)\??\(/gm)].flatMap(([, method]) => method ?? [])
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

describe('docs/money-reads.md names', () => {
  const contract = sources('chains/contract')
    .map(([, text]) => text)
    .join('\n')

  it.each([
    ['Reader', 5],
    ['AccountReads', 1],
    ['ContractReads', 0],
    ['CheckIns', 2],
    ['Settlement', 15],
    ['Payer', 5],
  ] as const)('every method of %s', (name, least) => {
    const methods = methodsOf(contract, name)
    expect(methods.length).toBeGreaterThan(least)
    expect(methods.filter((method) => !named.has(method))).toEqual([])
  })

  it('every method that an EVM client calls', () => {
    const texts = sources('chains/evm/node').map(([, text]) => text)
    const actions = texts.flatMap((text) =>
      found(text, /import \{ ([^}]+) \} from 'viem\/actions'/g).flatMap((list) => list.split(', ')),
    )
    const raw = texts.flatMap((text) => found(text, /method: '(eth_\w+)'/g))
    expect(new Set(actions).size).toBeGreaterThan(8)
    expect(new Set(raw).size).toBeGreaterThan(2)
    expect([...new Set([...actions, ...raw])].filter((method) => !named.has(method))).toEqual([])
  })

  it('every method that an SVM client calls', () => {
    const calls = sources('chains/svm/node').flatMap(([, text]) => found(text, /\bconnection\s*\.(\w+)\(/g))
    expect(new Set(calls).size).toBeGreaterThan(8)
    expect([...new Set(calls)].filter((method) => !named.has(method))).toEqual([])
  })

  it('every file that trusts a single endpoint', () => {
    const believing = builtIn
      .flatMap(({ name }) => sources(`chains/${name}/node`))
      .filter(([, text]) => /\bpool\s*\.first\(/.test(text))
      .map(([file]) => file)
    expect(believing.filter((file) => !named.has(file))).toEqual([])
  })
})
