import { createHash } from 'node:crypto'

const MAX_LENGTH = 8192

/** The fields of launch data, each once; null for what is none. */
export function readFields(raw: string): ReadonlyMap<string, string> | null {
  if (raw.length > MAX_LENGTH) return null
  const pairs = [...new URLSearchParams(raw)]
  const fields = new Map(pairs)
  // A name that comes twice could be read one way here and signed the other way.
  return fields.size === pairs.length ? fields : null
}

/** The text that Telegram signs: every field but these, sorted by name. */
export const signedText = (fields: ReadonlyMap<string, string>, without: readonly string[]): string =>
  [...fields]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** Of what both kinds of signature cover, so that nobody can turn one launch into two. */
export const fingerprintOf = (fields: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(signedText(fields, ['hash', 'signature']))
    .digest('hex')
