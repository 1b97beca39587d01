// Plain JavaScript, because the embedded database's thread starts it without any TypeScript loader.

/** A statement is prepared once it has run this often: lists of several lengths make texts that never return. */
const REPEATED = 5
/** Each session holds the plans of its statements in memory. */
const MOST_PREPARED = 400
const MOST_COUNTED = 2_000

export function createStatementNames() {
  const names = new Map()
  const runs = new Map()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === MOST_PREPARED) return known
    const times = (runs.get(text) ?? 0) + 1
    if (times < REPEATED) {
      if (runs.size === MOST_COUNTED) runs.clear()
      runs.set(text, times)
      return undefined
    }
    runs.delete(text)
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
