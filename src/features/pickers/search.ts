/** How well a text answers a search: 0 the same, 1 begins with it, 2 has it somewhere, null not at all. Case does not count. */
export function matchRank(texts: readonly string[], search: string): 0 | 1 | 2 | null {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return 2
  const known = texts.map((text) => text.toLowerCase())
  if (known.includes(wanted)) return 0
  if (known.some((text) => text.startsWith(wanted))) return 1
  return known.some((text) => text.includes(wanted)) ? 2 : null
}
