const KEY = 'causeway.points-seen'

/** Points counters; each animates growth once. */
export type Counter = 'header' | 'page'

export interface SeenPoints {
  /** Start value of a counter: the total that it showed last on this device when that was lower, else the current total. */
  startOf(counter: Counter, wallet: string, total: number): number
  saw(counter: Counter, wallet: string, total: number): void
}

type Rows = Readonly<Record<string, number>>

function parse(text: string | null | undefined): Rows {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).filter((row): row is [string, number] => Number.isSafeInteger(row[1])))
      : {}
  } catch {
    return {}
  }
}

/** Totals are stored for this many wallets. */
const KEPT = 16

/** Last totals of the points counters, stored in this browser. */
export function createSeenPoints(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SeenPoints {
  let rows = parse(storage?.getItem(KEY))
  const nameOf = (counter: Counter, wallet: string): string => `${counter} ${wallet}`
  return {
    startOf: (counter, wallet, total) => Math.min(rows[nameOf(counter, wallet)] ?? total, total),
    saw(counter, wallet, total) {
      const name = nameOf(counter, wallet)
      rows = Object.fromEntries(
        [...Object.entries(rows).filter(([other]) => other !== name), [name, total] as const].slice(-KEPT),
      )
      try {
        storage?.setItem(KEY, JSON.stringify(rows))
      } catch {
        // A failure only repeats the animation at the next visit.
      }
    },
  }
}
