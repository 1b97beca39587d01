/** Codes that proxies send for an unknown country. */
const unknown = new Set(['XX', 'ZZ', 'T1', '-'])

/** Normalizes to two upper-case letters; empty for everything else. */
function codeOf(value: string): string {
  const code = value.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : ''
}

/**
 * Returns the visitor's country from the proxy's header; empty if unknown. The visitor can have forged one of several values:
 * any restricted one counts, and values that differ otherwise mean unknown.
 */
export function countryOf(header: string | undefined, restricted: readonly string[]): string {
  const [first = '', ...others] = (header ?? '').split(',').map(codeOf)
  const forbidden = [first, ...others].find((code) => restricted.includes(code))
  return forbidden ?? (others.every((code) => code === first) ? first : '')
}
