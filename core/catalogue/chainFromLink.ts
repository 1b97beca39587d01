interface Linked {
  readonly id: number
  readonly slug: string
  readonly code: string
}

/** The network that a link names by number, slug or internal code, in any case; null when nothing matches. */
export function chainFromLink<T extends Linked>(chains: readonly T[], text: string): T | null {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  return chains.find((c) => String(c.id) === wanted || c.slug === wanted || c.code.toLowerCase() === wanted) ?? null
}
