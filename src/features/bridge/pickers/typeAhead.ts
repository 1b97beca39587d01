export interface Typed {
  readonly text: string
  /** Epoch ms of the last letter. */
  readonly at: number
}

/** After this pause the next letter starts a new word. */
const PAUSE_MS = 700

/** Letters typed quickly form a word; a repeated letter stays one letter. */
export function typeOn(before: Typed | null, letter: string, now: number): Typed {
  const going = before !== null && now - before.at < PAUSE_MS ? before.text : ''
  return { text: going === letter.toLowerCase() ? going : going + letter.toLowerCase(), at: now }
}

/**
 * Row whose label starts with the typed text. A single letter moves to the next such row; a longer word stays while it matches.
 * @returns null when none does
 */
export function findTyped(labels: readonly string[], text: string, active: number | null): number | null {
  const start = active === null ? 0 : active + (text.length === 1 ? 1 : 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(text)) return index
  }
  return null
}
