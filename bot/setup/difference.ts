/** Removed lines, then added ones; if only the order differs, all lines in the new order. */
export function difference(found: readonly string[], wanted: readonly string[]): readonly string[] {
  const goes = found.filter((line) => !wanted.includes(line)).map((line) => `- ${line}`)
  const comes = wanted.filter((line) => !found.includes(line)).map((line) => `+ ${line}`)
  if (goes.length + comes.length > 0) return [...goes, ...comes]
  return sameLines(found, wanted) ? [] : wanted.map((line) => `~ ${line}`)
}

const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, n) => line === b[n])
