import { allowed, type Exception } from './table.ts'

export interface Locked {
  readonly version?: string
  readonly license?: string
  /** Needed to work on the product only. */
  readonly dev?: boolean
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Of alternatives one is enough, of a sum all are needed. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))

/** What the lock file installs for production under terms that nobody has agreed to, and exceptions that nothing needs any more. */
export function licenceFaults(
  packages: Readonly<Record<string, Locked>>,
  exceptions: Readonly<Record<string, Exception>>,
): string[] {
  const shipped = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
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
