export interface Tally<T> {
  readonly item: T
  readonly votes: number
}

/**
 * Votes by key, in the order in which the items were first seen. An endpoint that lists an item twice still has one
 * vote.
 */
export function tally<T>(voices: readonly (readonly T[])[], key: (item: T) => string): Tally<T>[] {
  const found = new Map<string, { item: T; votes: number }>()
  for (const voice of voices) {
    for (const [name, item] of new Map(voice.map((item) => [key(item), item]))) {
      const entry = found.get(name) ?? { item, votes: 0 }
      entry.votes += 1
      found.set(name, entry)
    }
  }
  return [...found.values()]
}
