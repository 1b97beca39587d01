import { tally } from './tally.ts'
import type { Agreed } from './trust.ts'

/** The highest value that `quorum` answers reach, as `Pool.reached` finds it; null where fewer answered. */
export function reachedOf(values: readonly bigint[], quorum: number): Agreed<bigint> | null {
  const highestFirst = [...values].sort((a, b) => (a < b ? 1 : -1))
  return (highestFirst[quorum - 1] as Agreed<bigint> | undefined) ?? null
}

/** The value that `quorum` answers share, compared by `key`; null if no value, or more than one, has that many. */
export function agreedOf<T>(values: readonly T[], quorum: number, key: (value: T) => string): Agreed<T> | null {
  const voices = values.map((value) => [value])
  const [first, second] = tally(voices, key).filter(({ votes }) => votes >= quorum)
  return first && !second ? (first.item as Agreed<T>) : null
}
