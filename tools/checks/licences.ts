export interface Locked {
  readonly version?: string
  readonly license?: string
  /** Only needed for development. */
  readonly dev?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, Locked>>

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** One of several alternatives is enough; of a conjunction all are needed. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))

/** Path of a package as Node finds it from another one; null if it is not installed. */
function resolve(packages: Packages, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return null
  }
}

/** Packages that these names of the project need, without the peers that it lists for development. */
function neededBy(packages: Packages, names: Readonly<Record<string, string>> = {}): ReadonlySet<string> {
  const tools = packages['']?.devDependencies ?? {}
  const found = new Set<string>()
  const visit = (from: string, needed: readonly string[]): void => {
    for (const name of needed) {
      const path = resolve(packages, from, name)
      if (path === null || found.has(path)) continue
      found.add(path)
      const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
      const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !(peer in tools))
      visit(path, [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    }
  }
  visit('', Object.keys(names))
  return found
}

/**
 * Tools that npm counts as production: a test runner that a vendor's package names as its peer, for helpers that this
 * project does not use.
 */
function toolsIn(packages: Packages): ReadonlySet<string> {
  const { dependencies, devDependencies } = packages[''] ?? {}
  const shipped = neededBy(packages, dependencies)
  return new Set([...neededBy(packages, devDependencies)].filter((path) => !shipped.has(path)))
}

/** Production packages under unapproved licenses, and exceptions that are no longer needed. */
export function licenceFaults(packages: Packages, exceptions: Readonly<Record<string, Exception>>): string[] {
  const tools = toolsIn(packages)
  const shipped = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && !tools.has(path))
    .map(([path, { version = '', license = 'none' }]) => ({ name: nameOf(path), version, license }))
  const questionable = shipped.filter(({ license }) => !isAllowed(license))
  const refused = questionable.filter(({ name, version }) => exceptions[name]?.version !== version)
  const stale = Object.entries(exceptions).filter(
    ([name, { version }]) => !questionable.some((found) => found.name === name && found.version === version),
  )
  return [
    ...refused.map(({ name, version, license }) => `${name}@${version}: ${license}`),
    ...stale.map(([name, { version }]) => `${name}@${version}: exception without use`),
  ]
}

/** Licenses whose terms an operator meets by keeping the notices. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
])

interface Exception {
  /** Valid for exactly this version: the next one is reviewed again. */
  readonly version: string
  readonly reason: string
}

/** Packages with another license, or none, in the lock file, and the reason to accept them. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'rpc-websockets': {
    version: '9.3.10',
    reason:
      'LGPL-3.0-only. Comes with @solana/web3.js, runs unchanged and apart in the services, and is left out of the web build.',
  },
  eyes: {
    version: '0.1.8',
    reason: 'MIT, which its package.json writes as a list that the lock file does not repeat.',
  },
  'cli-table': {
    version: '0.3.11',
    reason: 'MIT in its README; its package.json names none. A dependency of fuels, for its command line.',
  },
  'text-encoding-utf-8': { version: '1.0.2', reason: 'Unlicense in its LICENSE.md; its package.json names none.' },
  '@sats-connect/ui': {
    version: '0.0.7',
    reason:
      'Names none. Comes with sats-connect, which is MIT and by the same author; nothing loads it, and the web build leaves it out.',
  },
  '@sats-connect/make-default-provider-config': {
    version: '0.0.10',
    reason:
      'Names none. Comes with sats-connect, which is MIT and by the same author; nothing loads it, and the web build leaves it out.',
  },
}
