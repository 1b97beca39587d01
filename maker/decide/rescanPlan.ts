export interface RescanFacts {
  /** Every block up to here was scanned after it became final; null = none was. */
  cursor: bigint | null
  finalized: bigint
  blockTimeMs: number
  /** Ages in seconds at which history is scanned again, youngest first; the last one bounds the first rescan. */
  ages: readonly number[]
  /** Last rescanned block, by age. */
  positions: ReadonlyMap<number, bigint>
  pageBlocks: bigint
}

export interface RescanPage {
  age: number
  /** Index of the age in the list; each age queries the endpoints in a different order. */
  turn: number
  from: bigint
  to: bigint
}

const SHORTEST_PAGE_SECONDS = 60

/**
 * Returns the next range of finalized history to rescan, or null while none is old enough. Ages take turns from the one
 * after `lastAge`, so a range that cannot be read delays only its own age.
 */
export function nextRescan(facts: RescanFacts, lastAge: number | null): RescanPage | null {
  const { ages } = facts
  const start = lastAge === null ? 0 : ages.indexOf(lastAge) + 1
  for (let i = 0; i < ages.length; i++) {
    const turn = (start + i) % ages.length
    const page = pageOf(facts, turn)
    if (page) return page
  }
  return null
}

function pageOf(facts: RescanFacts, turn: number): RescanPage | null {
  const { cursor, finalized, ages, positions, pageBlocks } = facts
  const age = ages[turn]
  if (age === undefined || cursor === null) return null
  const blocks = (seconds: number): bigint => BigInt(Math.ceil((seconds * 1000) / facts.blockTimeMs))
  const last = least(cursor, finalized) - blocks(age)
  const known = positions.get(age)
  const from = known === undefined ? greatest(last - blocks(ages.at(-1) ?? age) + 1n, 0n) : known + 1n
  const to = least(last, from + pageBlocks - 1n)
  // Small pages would cost as many requests as large ones, and a slow chain must not wait for a full page.
  const enough = least(pageBlocks, blocks(Math.max(age / 2, SHORTEST_PAGE_SECONDS)))
  return to - from + 1n >= greatest(enough, 1n) ? { age, turn, from, to } : null
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const greatest = (a: bigint, b: bigint): bigint => (a > b ? a : b)
