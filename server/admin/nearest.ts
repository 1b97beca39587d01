/** Levenshtein distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the nearest word, or null if more than a third of it differs. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const [best] = words
    .map((word) => ({ word, far: distance(typed.toLowerCase(), word) }))
    .toSorted((a, b) => a.far - b.far)
  return best && best.far <= Math.ceil(best.word.length / 3) ? best.word : null
}
