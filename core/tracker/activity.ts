/** Transaction that an address sent, as an explorer or a network shows it. */
export interface SentTransaction {
  readonly hash: string
  /** Time of its block, epoch seconds. */
  readonly at: number
  /** Contract that it called or created, lower case; null for a plain transfer. */
  readonly contract: string | null
  /** Native base units; a failed transaction moved none. */
  readonly value: bigint
  /** Native base units paid for it, which a failed one costs too. */
  readonly fee: bigint
}

/** Transactions of one block by their senders, lower case. */
export interface BlockActivity {
  readonly hash: string
  readonly parentHash: string
  /** Epoch seconds. */
  readonly time: number
  readonly transactions: readonly (Omit<SentTransaction, 'at'> & { readonly from: string })[]
}

/** Days since 1970-01-01 (UTC) with the number of transactions on each, ascending. */
export type ActiveDays = readonly (readonly [day: number, transactions: number])[]

/** Figures of an address on one network. */
export interface Activity {
  readonly transactions: number
  readonly volume: bigint
  readonly gas: bigint
  readonly contracts: number
  readonly days: ActiveDays
  /** Epoch seconds; null without a transaction. */
  readonly firstAt: number | null
  readonly lastAt: number | null
}

const DAY_SECONDS = 86_400

/** Counts transactions, each once: pages of an explorer overlap. */
export function activityOf(sent: readonly SentTransaction[]): Activity {
  const unique = [...new Map(sent.map((one) => [one.hash.toLowerCase(), one])).values()]
  const times = unique.map(({ at }) => at)
  return {
    transactions: unique.length,
    volume: unique.reduce((sum, { value }) => sum + value, 0n),
    gas: unique.reduce((sum, { fee }) => sum + fee, 0n),
    contracts: new Set(unique.flatMap(({ contract }) => contract ?? [])).size,
    days: mergeDays([times.map((at) => [Math.floor(at / DAY_SECONDS), 1] as const)]),
    firstAt: times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)),
    lastAt: times.length === 0 ? null : times.reduce((a, b) => Math.max(a, b)),
  }
}

/** Adds the days of several lists, such as those of several networks. */
export function mergeDays(lists: readonly ActiveDays[]): ActiveDays {
  const counts = new Map<number, number>()
  for (const list of lists) for (const [day, count] of list) counts.set(day, (counts.get(day) ?? 0) + count)
  return [...counts].toSorted(([a], [b]) => a - b)
}

/** Number of ISO weeks, Monday to Sunday, with a transaction. 1970-01-01 was a Thursday. */
export const activeWeeks = (days: ActiveDays): number => new Set(days.map(([day]) => Math.floor((day + 3) / 7))).size

/** Transactions by month, such as "2026-03", ascending; months between without any are left out. */
export function monthsOf(days: ActiveDays): ReadonlyMap<string, number> {
  const months = new Map<number, number>()
  for (const [day, count] of days) {
    const date = new Date(day * DAY_SECONDS * 1000)
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
    months.set(month, (months.get(month) ?? 0) + count)
  }
  return new Map([...months].map(([month, count]) => [nameOf(month), count]))
}

/** Most months that a chart draws. */
export const CHART_MONTHS = 24

/** The newest `most` months up to the last one, without a gap: a quiet month is an empty bar. */
export function monthRange(months: readonly string[], most = CHART_MONTHS): readonly string[] {
  const numbers = months.map(numberOf)
  if (numbers.length === 0) return []
  const last = numbers.reduce((a, b) => Math.max(a, b))
  const first = Math.max(
    numbers.reduce((a, b) => Math.min(a, b)),
    last - most + 1,
  )
  return Array.from({ length: last - first + 1 }, (_, n) => nameOf(first + n))
}

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const nameOf = (n: number): string => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
