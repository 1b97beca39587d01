import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { bomOf, type Locked } from './sbom.ts'

const product = { name: 'causeway', version: '1.2.3', license: 'MIT' }
const sha512 = `sha512-${Buffer.alloc(64, 7).toString('base64')}`

describe('the bill of materials', () => {
  const { metadata, components } = bomOf(product, {
    '': { version: '1.2.3' },
    'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: sha512 },
    'node_modules/c': { version: '2.0.0', license: '(MIT OR Apache-2.0)', optional: true },
    'node_modules/c/node_modules/@a/b': { version: '0.9.0' },
    'node_modules/d/node_modules/c': { version: '2.0.0', license: 'MIT' },
    'node_modules/e': { version: '3.0.0', devOptional: true },
    'node_modules/tool': { version: '1.0.0', dev: true },
  })

  it('names the product', () => expect(metadata.component).toMatchObject({ type: 'application', name: 'causeway' }))
  it('lists every shipped package of every version once, and no tool', () =>
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40a/b@0.9.0',
      'pkg:npm/%40a/b@1.0.0',
      'pkg:npm/c@2.0.0',
      'pkg:npm/e@3.0.0',
    ]))
  it('marks packages that can be absent', () =>
    expect(components.filter(({ scope }) => scope === 'optional').map(({ name }) => name)).toContain('e'))
  it('has licences and hashes in CycloneDX format', () => {
    expect(components[1]).toMatchObject({
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    })
    expect(components.find(({ name }) => name === 'c')?.licenses).toEqual([{ license: { id: 'MIT' } }])
  })

  it('has every direct dependency of this repository, with a hash', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
    const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
    const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
    const bill = bomOf(product, packages)
    const direct = Object.entries(dependencies).map(
      ([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`,
    )
    expect(direct.filter((purl) => !bill.components.some((each) => each.purl === purl))).toEqual([])
    expect(bill.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([])
  })
})
