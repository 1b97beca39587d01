/** One JSON document for other programs; numbers of rows are text, as in the API. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one), 2)
