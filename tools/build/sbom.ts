import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

/** Entry of one package in package-lock.json. */
export interface Locked {
  readonly version?: string
  readonly license?: string
  /** Subresource integrity, `sha512-…`; several are separated by a space. */
  readonly integrity?: string
  readonly dev?: boolean
  /** A dev tool that is also an optional dependency of a shipped package. */
  readonly devOptional?: boolean
  readonly optional?: boolean
}

const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity
    .split(/\s+/)
    .map((each) => /^(\w+)-(.+)$/.exec(each))
    .flatMap((found) => {
      const alg = algorithms[found?.[1] ?? '']
      return alg && found?.[2] ? [{ alg, content: Buffer.from(found[2], 'base64').toString('hex') }] : []
    })
}

/** CycloneDX has a separate field for an expression such as "MIT OR Apache-2.0". */
const licencesOf = (licence: string) => [/\s/.test(licence) ? { expression: licence } : { license: { id: licence } }]

function componentOf([path, { version = '', license, integrity, optional, devOptional }]: [string, Locked]) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional || devOptional ? 'optional' : 'required',
    ...(license ? { licenses: licencesOf(license) } : {}),
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
  }
}

/**
 * Builds the software bill of materials (CycloneDX 1.6) of the shipped packages, from the lock file, so equal builds have
 * equal bills. `npm sbom` omits packages that are also peers of others.
 */
export function bomOf(
  product: { name: string; version: string; license: string },
  packages: Readonly<Record<string, Locked>>,
) {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const components = new Map(shipped.map(componentOf).map((component) => [component.purl, component]))
  const { name, version, license } = product
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': `pkg:npm/${name}@${version}`,
        name,
        version,
        licenses: licencesOf(license),
      },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Writes this repository's bill and returns its number of packages. */
export function writeSbom(file: string): number {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const bom = bomOf(readJson('package.json') as { name: string; version: string; license: string }, packages)
  writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`)
  return bom.components.length
}
