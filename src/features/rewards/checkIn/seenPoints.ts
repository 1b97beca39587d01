import { createPersisted } from '#src/platform/persisted.ts'

/** Points counters; each animates growth once. */
export type Counter = 'header' | 'page'

export interface SeenPoints {
  /** Start value of a counter: the total that it showed last on this device when that was lower, else the current total. */
  startOf(counter: Counter, wallet: string, total: number): number
  saw(counter: Counter, wallet: string, total: number): void
}

type Rows = Readonly<Record<string, number>>

const parse = (stored: unknown): Rows =>
  stored !== null && typeof stored === 'object'
    ? Object.fromEntries(Object.entries(stored).filter((row): row is [string, number] => Number.isSafeInteger(row[1])))
    : {}

/** Totals are stored for this many wallets. */
const KEPT = 16

/** Last totals of the points counters, stored in this browser. */
export function createSeenPoints(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SeenPoints {
  const kept = createPersisted<Rows>(storage, { key: 'causeway.points-seen', parse, fallback: {} })
  let rows = kept.read()
  const nameOf = (counter: Counter, wallet: string): string => `${counter} ${wallet}`
  return {
    startOf: (counter, wallet, total) => Math.min(rows[nameOf(counter, wallet)] ?? total, total),
    saw(counter, wallet, total) {
      const name = nameOf(counter, wallet)
      rows = Object.fromEntries(
        [...Object.entries(rows).filter(([other]) => other !== name), [name, total] as const].slice(-KEPT),
      )
      // A failure only repeats the animation at the next visit.
      kept.write(rows)
    },
  }
}
