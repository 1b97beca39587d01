import { allowed, type Exception } from './table.ts'

export interface Locked {
  readonly version?: string
  readonly license?: string
  /** Only needed for development. */
  readonly dev?: boolean
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** One of several alternatives is enough; of a conjunction all are needed. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))

/** Production packages under unapproved licences, and exceptions that are no longer needed. */
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
