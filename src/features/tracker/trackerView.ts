import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { type ActiveDays, activeWeeks, mergeDays, monthRange, monthsOf } from '#core/tracker/activity.ts'
import type { TrackerRow } from '#core/wire/tracker.ts'

type Known = TrackerRow & { readonly activity: NonNullable<TrackerRow['activity']> }

/** Figures of one or several rows together. */
export interface Figures {
  readonly transactions: number
  readonly days: number
  readonly weeks: number
  readonly months: number
  /** In 1e-8 dollar at the prices of now, of those coins that have one. */
  readonly volumeUsd: bigint
  readonly gasUsd: bigint
  /** A coin that moved has no price, so that the dollars leave it out. */
  readonly isUnpriced: boolean
  readonly contracts: number
  /** Several addresses on one network may have used the same contracts, so that only those of the busiest count. */
  readonly sharesContracts: boolean
  readonly firstAt: string | null
  readonly lastAt: string | null
  readonly atLeast: boolean
  readonly stale: boolean
}

/** Rows of one network or address with their sum. */
export interface Group {
  readonly key: string
  readonly rows: readonly Known[]
  readonly figures: Figures
}

export interface ChartSeries {
  /** Null: all further networks together. */
  readonly chainId: number | null
  readonly transactions: number
  /** By month of the chart. */
  readonly counts: readonly number[]
}
export interface Chart {
  readonly months: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly totals: readonly number[]
}

export interface TrackerView {
  readonly total: Figures
  readonly networks: readonly Group[]
  readonly addresses: readonly Group[]
  /** Networks on which no address did anything. */
  readonly quiet: number
  readonly chart: Chart
  /** Networks with a missing answer, in the order that was asked; those that are asked again until they have answered. */
  readonly failed: readonly number[]
  readonly pending: number
}

export const keyOf = ({ address, chain_id }: Pick<TrackerRow, 'address' | 'chain_id'>): string =>
  `${chain_id} ${address}`

/** Computes what the page shows of the rows that have arrived. */
export function trackerView(
  rows: readonly TrackerRow[],
  asked: {
    readonly addresses: readonly string[]
    readonly networks: readonly number[]
    /** Networks that failed and are asked again. */
    readonly retried?: readonly number[]
  },
  sort: Sort,
): TrackerView {
  const known = rows.filter((row): row is Known => row.activity !== null)
  const active = known.filter(({ activity }) => activity.transactions > 0)
  const networks = grouped(active, ({ chain_id }) => String(chain_id))
  const answered = new Set(known.map(({ chain_id }) => chain_id))
  const failed = asked.networks.filter((id) => {
    const own = rows.filter(({ chain_id }) => chain_id === id)
    const isAskedAgain = asked.retried?.includes(id) === true && own.length < asked.addresses.length
    return isAskedAgain || own.some(({ failure }) => failure !== null)
  })
  return {
    total: figuresOf(active),
    networks: sortedBy(networks, sort),
    addresses: sortedBy(
      grouped(active, ({ address }) => address),
      sort,
    ),
    quiet: [...answered].filter((id) => !networks.some(({ key }) => key === String(id)) && !failed.includes(id)).length,
    chart: chartOf(networks),
    failed,
    pending: Math.max(0, asked.addresses.length * asked.networks.length - rows.length),
  }
}

const usdCell = (usd: string | null): string | null => (usd === null ? null : formatUnits(BigInt(usd), USD_DECIMALS))

/** One line per address and network, with plain figures that every spreadsheet reads. */
export const csvRows = ({ networks }: TrackerView, nameOf: (key: string) => string) => [
  [
    'network',
    'address',
    'transactions',
    'active_days',
    'active_weeks',
    'active_months',
    'contracts',
    'volume_usd',
    'gas_usd',
    'first',
    'last',
    'minimum',
  ],
  ...networks.flatMap(({ key, rows }) =>
    rows.map((row) => {
      const { address, activity } = row
      const { weeks, months } = figuresOf([row])
      return [
        nameOf(key),
        address,
        String(activity.transactions),
        String(activity.days.length),
        String(weeks),
        String(months),
        String(activity.contracts),
        usdCell(activity.volume.usd),
        usdCell(activity.gas.usd),
        activity.first_at,
        activity.last_at,
        activity.at_least ? 'yes' : 'no',
      ]
    }),
  ),
]

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n)
const least = (a: string, b: string): string => (a < b ? a : b)
const most = (a: string, b: string): string => (a > b ? a : b)

export function figuresOf(rows: readonly Known[]): Figures {
  const all = rows.map(({ activity }) => activity)
  const days: ActiveDays = mergeDays(all.map((activity) => activity.days))
  const worth = (of: 'volume' | 'gas'): bigint => sum(all.map((activity) => BigInt(activity[of].usd ?? 0)))
  const contracts = new Map<number, number[]>()
  for (const { chain_id, activity } of rows)
    contracts.set(chain_id, [...(contracts.get(chain_id) ?? []), activity.contracts])
  const first = all.flatMap(({ first_at }) => first_at ?? [])
  const last = all.flatMap(({ last_at }) => last_at ?? [])
  return {
    transactions: all.reduce((count, { transactions }) => count + transactions, 0),
    days: days.length,
    weeks: activeWeeks(days),
    months: monthsOf(days).size,
    volumeUsd: worth('volume'),
    gasUsd: worth('gas'),
    isUnpriced: all.some(({ volume, gas }) => [volume, gas].some(({ amount, usd }) => usd === null && amount !== '0')),
    contracts: [...contracts.values()].reduce((count, each) => count + Math.max(...each), 0),
    sharesContracts: [...contracts.values()].some((each) => each.filter((used) => used > 0).length > 1),
    firstAt: first.length === 0 ? null : first.reduce(least),
    lastAt: last.length === 0 ? null : last.reduce(most),
    atLeast: all.some((activity) => activity.at_least),
    stale: all.some((activity) => activity.stale),
  }
}

function grouped(rows: readonly Known[], keyed: (row: Known) => string): readonly Group[] {
  const groups = new Map<string, Known[]>()
  for (const row of rows) groups.set(keyed(row), [...(groups.get(keyed(row)) ?? []), row])
  return [...groups].map(([key, of]) => ({ key, rows: of, figures: figuresOf(of) }))
}

/** Orders of the lists, each with the largest or newest first. */
export const sorts = ['transactions', 'days', 'volume', 'gas', 'last'] as const
export type Sort = (typeof sorts)[number]

const compare = <T extends number | bigint | string>(a: T, b: T): number => (a < b ? 1 : a > b ? -1 : 0)
const orders: Readonly<Record<Sort, (a: Figures, b: Figures) => number>> = {
  transactions: (a, b) => compare(a.transactions, b.transactions),
  days: (a, b) => compare(a.days, b.days),
  volume: (a, b) => compare(a.volumeUsd, b.volumeUsd),
  gas: (a, b) => compare(a.gasUsd, b.gasUsd),
  last: (a, b) => compare(a.lastAt ?? '', b.lastAt ?? ''),
}

const sortedBy = (groups: readonly Group[], sort: Sort): readonly Group[] =>
  groups.toSorted((a, b) => orders[sort](a.figures, b.figures) || orders.transactions(a.figures, b.figures))

/** Networks with a color of their own; more would look alike. */
export const MOST_SERIES = 5

/** Transactions of the newest months, split by network: the busiest apart, all others together. */
function chartOf(networks: readonly Group[]): Chart {
  const byNetwork = sortedBy(networks, 'transactions').map(({ key, rows }) => ({
    chainId: Number(key),
    counts: monthsOf(mergeDays(rows.map(({ activity }) => activity.days))),
  }))
  const months = monthRange(byNetwork.flatMap(({ counts }) => [...counts.keys()]))
  const seriesOf = (chainId: number | null, parts: typeof byNetwork): ChartSeries => {
    const counts = months.map((month) => parts.reduce((all, part) => all + (part.counts.get(month) ?? 0), 0))
    return { chainId, counts, transactions: counts.reduce((all, count) => all + count, 0) }
  }
  // One network alone needs no "others".
  const own = byNetwork.length === MOST_SERIES + 1 ? byNetwork : byNetwork.slice(0, MOST_SERIES)
  const others = byNetwork.slice(own.length)
  const series = [
    ...own.map((part) => seriesOf(part.chainId, [part])),
    ...(others.length > 0 ? [seriesOf(null, others)] : []),
  ].filter(({ transactions }) => transactions > 0)
  return {
    months,
    series,
    totals: months.map((_, n) => series.reduce((all, { counts }) => all + (counts[n] ?? 0), 0)),
  }
}
