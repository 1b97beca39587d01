/** Country codes that say that the country is unknown, in the words of the proxies that send them. */
const unknown = new Set(['XX', 'ZZ', 'T1', '-'])

/** Two letters in upper case; empty for everything else. */
function codeOf(value: string): string {
  const code = value.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : ''
}

/**
 * The visitor's country by the proxy's header, empty where it is unknown. A header that arrives several times was sent by the visitor too, and it
 * cannot be seen which one: a restricted country among them counts, and countries that differ are none.
 */
export function countryOf(header: string | undefined, restricted: readonly string[]): string {
  const [first = '', ...others] = (header ?? '').split(',').map(codeOf)
  const forbidden = [first, ...others].find((code) => restricted.includes(code))
  return forbidden ?? (others.every((code) => code === first) ? first : '')
}
