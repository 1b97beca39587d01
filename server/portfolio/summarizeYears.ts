import type { CsvRow } from '#core/format/csv.ts'
import { formatUnits } from '#core/money/units.ts'
import type { YearSummary } from '#core/wire/portfolio.ts'
import { usdCell } from './historyRows.ts'
import type { Movement, Side } from './movement.ts'

/** Known values and the number of those that aren't. */
interface Sum {
  count: number
  usdE8: bigint
  unknown: number
}
interface Year {
  readonly transfers: Sum
  readonly swaps: Sum
  readonly fees: Sum
  readonly gas: Sum
  readonly networks: Set<string>
}
const nothing = (): Sum => ({ count: 0, usdE8: 0n, unknown: 0 })
const emptyYear = (): Year => ({
  transfers: nothing(),
  swaps: nothing(),
  fees: nothing(),
  gas: nothing(),
  networks: new Set(),
})

function add(sum: Sum, ...values: readonly (bigint | null)[]): void {
  sum.count += 1
  if (values.includes(null)) sum.unknown += 1
  for (const value of values) sum.usdE8 += value ?? 0n
}

/** Wraps and unwraps change the form of a coin and count as gas only. */
function count(year: Year, movement: Movement): void {
  const { kind, direction, sent, received, fee, nativeFee, gas, isComplete } = movement
  if (gas) add(year.gas, gas.usdE8)
  if (gas || isComplete) year.networks.add(sent.network)
  if (!isComplete) return
  year.networks.add(received.network)
  const value = direction === 'out' ? (sent.usdE8 ?? received.usdE8) : (received.usdE8 ?? sent.usdE8)
  if (kind === 'swap') add(year.swaps, value)
  if (kind !== 'transfer') return
  add(year.transfers, value)
  if (direction === 'out') add(year.fees, fee?.usdE8 ?? null, ...(nativeFee ? [nativeFee.usdE8] : []))
}

const yearOf = ({ movedAt, createdAt }: Movement): number => (movedAt ?? createdAt).getUTCFullYear()

/** Sums movements by UTC year, newest first. `points` are null where rewards aren't available. */
export async function summarizeYears(
  movements: AsyncIterable<Movement>,
  points: ReadonlyMap<number, number> | null,
): Promise<readonly YearSummary[]> {
  const years = new Map<number, Year>([...(points?.keys() ?? [])].map((year) => [year, emptyYear()]))
  for await (const movement of movements) {
    const year = years.get(yearOf(movement)) ?? emptyYear()
    years.set(yearOf(movement), year)
    count(year, movement)
  }
  return [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, { transfers, swaps, fees, gas, networks }]) => ({
      year,
      transfers: transfers.count,
      transfers_usd: usdCell(transfers.usdE8) ?? '0',
      transfers_unpriced: transfers.unknown,
      swaps: swaps.count,
      swaps_usd: usdCell(swaps.usdE8) ?? '0',
      swaps_unpriced: swaps.unknown,
      fees_usd: usdCell(fees.usdE8) ?? '0',
      fees_unpriced: fees.unknown,
      gas_usd: usdCell(gas.usdE8) ?? '0',
      gas_unknown: gas.unknown,
      networks: [...networks].toSorted((a, b) => a.localeCompare(b, 'en')),
      points: points === null ? null : (points.get(year) ?? 0),
    }))
}

const YEAR_COLUMNS = [
  'year',
  'transfers',
  'transfers_usd',
  'transfers_unpriced',
  'swaps',
  'swaps_usd',
  'swaps_unpriced',
  'fees_usd',
  'fees_unpriced',
  'gas_usd',
  'gas_unknown',
  'networks',
  'points',
] as const satisfies readonly (keyof YearSummary)[]

export const yearRows = (years: readonly YearSummary[]): readonly CsvRow[] => [
  YEAR_COLUMNS,
  ...years.map((year) =>
    YEAR_COLUMNS.map((name) => {
      const value = year[name]
      return value === null ? null : Array.isArray(value) ? value.join('; ') : String(value)
    }),
  ),
]

interface AssetSum {
  readonly year: number
  readonly side: Side
  count: number
  sent: bigint
  received: bigint
}

/** Sums complete movements by UTC year, network and asset. Amounts that another wallet sent aren't counted as sent. */
export async function assetRows(movements: AsyncIterable<Movement>): Promise<readonly CsvRow[]> {
  const sums = new Map<string, AssetSum>()
  const sumOf = (year: number, side: Side): AssetSum => {
    const key = `${year} ${side.asset}`
    const sum = sums.get(key) ?? { year, side, count: 0, sent: 0n, received: 0n }
    sums.set(key, sum)
    return sum
  }
  for await (const movement of movements) {
    const { isComplete, direction, sent, received } = movement
    if (!isComplete) continue
    const year = yearOf(movement)
    if (direction === 'out' && sent.units !== null) {
      const sum = sumOf(year, sent)
      sum.count += 1
      sum.sent += sent.units
    }
    if (received.units !== null) {
      const sum = sumOf(year, received)
      sum.count += sent.asset === received.asset && direction === 'out' ? 0 : 1
      sum.received += received.units
    }
  }
  const rows = [...sums.values()].toSorted(
    (a, b) => b.year - a.year || nameOf(a.side).localeCompare(nameOf(b.side), 'en'),
  )
  return [
    ['year', 'network', 'asset', 'movements', 'sent_amount', 'received_amount', 'asset_id'],
    ...rows.map(({ year, side, count: movementsOf, sent, received }) => [
      String(year),
      side.network,
      side.symbol,
      String(movementsOf),
      side.decimals === null ? null : formatUnits(sent, side.decimals),
      side.decimals === null ? null : formatUnits(received, side.decimals),
      side.asset,
    ]),
  ]
}

const nameOf = ({ network, symbol }: Side): string => `${network} ${symbol}`
