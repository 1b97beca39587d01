/** Licences whose terms an operator meets by keeping the notices. */
export const allowed: ReadonlySet<string> = new Set([
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

export interface Exception {
  /** Valid for exactly this version: the next one is reviewed again. */
  readonly version: string
  readonly reason: string
}

/** Packages with another licence, or none, in the lock file, and the reason to accept them. */
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
  'text-encoding-utf-8': { version: '1.0.2', reason: 'Unlicense in its LICENSE.md; its package.json names none.' },
}
