const KEY = 'causeway.points-seen'

/** The counters, each of which shows growth once. */
export type Counter = 'header' | 'page'

export interface SeenPoints {
  /** Where a counter begins: at what it showed last on this device, where that was less; else at the value itself. */
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

/** Totals of as many wallets as one person has. */
const KEPT = 16

/** What the points counters showed last; kept in this browser. */
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
        // It counts up once more at the next visit.
      }
    },
  }
}
