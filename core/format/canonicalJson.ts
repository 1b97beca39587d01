/** Returns JSON with sorted keys and no spaces, so that equal values have equal bytes (RFC 8785 for our value types). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

/** Text that the report key signs: the first line keeps it from being mistaken for any other message. */
export const trustMessage = (report: object): string => `Causeway trust report\n${canonicalJson(report)}`
