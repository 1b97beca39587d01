import { formatUnits } from '../money/units.ts'
import { USD_DECIMALS } from '../money/usd.ts'

/** Null is an empty cell. */
export type CsvRow = readonly (string | null)[]

/** Byte order mark, without which spreadsheets misread other alphabets; the first thing in a file. */
export const CSV_START = '\uFEFF'

/** Writes a row of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const csvLine = (row: CsvRow): string => `${row.map(cell).join(',')}\r\n`

/** Writes a whole CSV file. */
export const csvOf = (rows: readonly CsvRow[]): string => CSV_START + rows.map(csvLine).join('')

const formula = /^[=+\-@\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

function cell(text: string | null): string {
  if (text === null) return ''
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface Held {
  readonly symbol: string
  readonly decimals: number
  readonly network: string
  readonly address: string
  readonly amount: bigint
  /** Value in 1e-8 dollar; null without a price. */
  readonly usdE8: bigint | null
  readonly isStale: boolean
  /** The token may be meant to deceive. */
  readonly isMisleading?: boolean
}
/** A network that could not be read for an address, so that the file lacks what is there. */
interface Unread {
  readonly network: string
  readonly address: string
}

/** Returns a row per asset, network and address, with plain numbers that every spreadsheet reads. */
export const balanceRows = (held: readonly Held[], unread: readonly Unread[] = []): readonly CsvRow[] => [
  ['asset', 'network', 'address', 'amount', 'value_usd', 'note'],
  ...held.map(({ symbol, decimals, network, address, amount, usdE8, isStale, isMisleading = false }) => [
    symbol,
    network,
    address,
    formatUnits(amount, decimals),
    usdE8 === null ? null : formatUnits(usdE8, USD_DECIMALS),
    isMisleading ? 'misleading name' : usdE8 !== null && isStale ? 'stale price' : null,
  ]),
  ...unread.map(({ network, address }) => [null, network, address, null, null, 'network unreachable']),
]
