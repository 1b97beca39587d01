/** Numbers that only a seed decides, so that a failed schedule can be replayed by its seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** The mulberry32 generator. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}
