import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { AssetGroup } from './holdings.ts'

type Row = readonly (string | null)[]

/**
 * Writes rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front; the file begins
 * with a byte order mark, without which spreadsheets misread other alphabets.
 */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const formula = /^[=+\-@\t\r]/

function cell(text: string | null): string {
  if (text === null) return ''
  const safe = formula.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Balances by asset, network and address, with plain numbers that every spreadsheet reads. */
export const balanceRows = (groups: readonly AssetGroup[]): readonly Row[] => [
  ['asset', 'network', 'address', 'amount', 'value_usd'],
  ...groups.flatMap(({ holdings }) =>
    holdings.map(({ token, chain, owner, amount, usd }) => [
      token.symbol,
      chain.alias_name,
      owner.address,
      formatUnits(amount, token.decimals),
      usd === null ? null : formatUnits(usd, USD_DECIMALS),
    ]),
  ),
]

/** Offers a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
