import { createHash } from 'node:crypto'

const MAX_LENGTH = 8192

/** Parses init data, each field once; null if malformed. */
export function readFields(raw: string): ReadonlyMap<string, string> | null {
  if (raw.length > MAX_LENGTH) return null
  const pairs = [...new URLSearchParams(raw)]
  const fields = new Map(pairs)
  // A duplicate name could be read one way here and signed another way.
  return fields.size === pairs.length ? fields : null
}

/** The text that Telegram signs: all other fields, sorted by name. */
export const signedText = (fields: ReadonlyMap<string, string>, without: readonly string[]): string =>
  [...fields]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** Covers only what both kinds of signature sign, so that no one can derive two fingerprints from one init data. */
export const fingerprintOf = (fields: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(signedText(fields, ['hash', 'signature']))
    .digest('hex')
