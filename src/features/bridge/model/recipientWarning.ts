export type RecipientWarning = 'first_use' | 'lookalike'

/** Warns on first use, and on an address whose ends match a known one while its middle differs (address poisoning). */
export function recipientWarning(address: string, known: readonly string[]): RecipientWarning | null {
  if (known.includes(address)) return null
  const ends = (text: string): string => `${text.slice(0, 6)}${text.slice(-4)}`.toLowerCase()
  return known.some((other) => ends(other) === ends(address)) ? 'lookalike' : 'first_use'
}
