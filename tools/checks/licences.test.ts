import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { readHouse } from './house.ts'
import { exceptions, isAllowed, licenceFaults, type Locked } from './licences.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const notice = read('THIRD-PARTY.md')

/** Under GPL and BUSL: data of local networks, which no program that ships may load. */
const localOnly = /['"`](@uniswap\/|canonical-weth)/

it('nothing that ships names the packages whose bytecode only local networks run', () => {
  const naming = [...readHouse(root)].filter(([, text]) => localOnly.test(text)).map(([path]) => path)
  expect(naming).toEqual([])
  expect(localOnly.test(read('chains/evm/testing/dex.ts'))).toBe(true)
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const named = (list: Record<string, string> = {}) => Object.keys(list).filter((name) => localOnly.test(`'${name}`))
  expect([named(dependencies), named(devDependencies).length]).toEqual([[], 8])
})

it('every production dependency has a licence that operators can comply with', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(licenceFaults(packages, exceptions)).toEqual([])
})

it.each(Object.entries(exceptions))('%s is explained to operators', (name, { version }) =>
  expect(notice).toContain(`${name} ${version}`),
)

describe('a planted package', () => {
  const fine = { 'node_modules/a': { version: '1.0.0', license: 'MIT' } }
  it.each<[string, Record<string, Locked>, string[]]>([
    ['under the GPL', { 'node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' } }, ['b@2.0.0: GPL-3.0-only']],
    [
      'under the AGPL, inside another',
      { 'node_modules/a/node_modules/@c/d': { version: '1.1.0', license: 'AGPL-3.0-or-later' } },
      ['@c/d@1.1.0: AGPL-3.0-or-later'],
    ],
    [
      'under terms of its vendor',
      { 'node_modules/b': { version: '1.0.0', license: 'SEE LICENSE IN LICENSE.md' } },
      ['b@1.0.0: SEE LICENSE IN LICENSE.md'],
    ],
    ['without a licence', { 'node_modules/b': { version: '1.0.0' } }, ['b@1.0.0: none']],
    ['that only development needs', { 'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only', dev: true } }, []],
  ])('%s', (_, planted, faults) => expect(licenceFaults({ '': {}, ...fine, ...planted }, {})).toEqual(faults))

  it('that is a tool of the project and a peer of a production package is none of production', () => {
    const copyleft = { version: '1.0.0', license: 'MPL-2.0' }
    const planted = (peers: Record<string, string>, dev: Record<string, string>): Record<string, Locked> => ({
      '': { dependencies: { a: '1.0.0' }, devDependencies: dev },
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { c: '1.0.0' } },
      'node_modules/a/node_modules/c': { version: '1.0.0', license: 'MIT', peerDependencies: peers },
      'node_modules/runner': { version: '1.0.0', license: 'MIT', dependencies: { minifier: '1.0.0' } },
      'node_modules/minifier': copyleft,
    })
    expect(licenceFaults(planted({ runner: '1.0.0' }, { runner: '1.0.0' }), {})).toEqual([])
    expect(licenceFaults(planted({ runner: '1.0.0' }, {}), {})).toEqual(['minifier@1.0.0: MPL-2.0'])
    expect(licenceFaults(planted({ minifier: '1.0.0' }, { runner: '1.0.0' }), {})).toEqual(['minifier@1.0.0: MPL-2.0'])
  })

  it('of another version than the exception is refused, and the exception is reported as unused', () => {
    const planted = { 'node_modules/b': { version: '1.0.1', license: 'LGPL-3.0-only' } }
    const known = { b: { version: '1.0.0', reason: 'looked at' } }
    expect(licenceFaults(planted, known)).toEqual(['b@1.0.1: LGPL-3.0-only', 'b@1.0.0: exception without use'])
    expect(licenceFaults({ 'node_modules/b': { version: '1.0.0', license: 'LGPL-3.0-only' } }, known)).toEqual([])
  })
})

it.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['(Apache-2.0 AND MIT)', true],
  ['MIT AND GPL-3.0-only', false],
])('%s is allowed: %s', (expression, answer) => expect(isAllowed(expression)).toBe(answer))
