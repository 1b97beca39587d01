const steps: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Enabled tab that a key selects; null for any other key. */
export function tabAfterKey<Id extends string>(ids: readonly Id[], current: Id, key: string): Id | null {
  const step = steps[key]
  return step && ids.length > 0 ? (ids[step(Math.max(0, ids.indexOf(current)), ids.length)] ?? null) : null
}
