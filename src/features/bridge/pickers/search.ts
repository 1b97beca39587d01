/** Match quality, case-insensitive: 0 equal, 1 prefix, 2 substring, null no match. */
export function matchRank(texts: readonly string[], search: string): 0 | 1 | 2 | null {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return 2
  const known = texts.map((text) => text.toLowerCase())
  if (known.includes(wanted)) return 0
  if (known.some((text) => text.startsWith(wanted))) return 1
  return known.some((text) => text.includes(wanted)) ? 2 : null
}
