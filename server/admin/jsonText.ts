/** Formats a value as one JSON document; row numbers are strings, as in the API. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one), 2)
