import { evmAddressRules } from '#chains/evm/address.ts'
import { parseUnits } from '#core/money/units.ts'

export type ParsedLine = { address: string; amount: bigint } | { problem: string } | null

const header = /^"?address"?\s*,\s*"?(amount|value)"?$/i
/** Whole part and fraction, with at most as many digits as the database stores. */
const plainAmount = /^\d{1,40}(?:\.\d+)?$/
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function addressOf(text: string): string | null {
  try {
    return evmAddressRules.parse(text)
  } catch {
    return null
  }
}

function unitsOf(text: string, decimals: number): bigint | null {
  try {
    return parseUnits(text, decimals)
  } catch {
    return null
  }
}

/** Parses an `address,amount` line, the amount in whole tokens. Null for a blank line or the heading. */
export function parseAllocationLine(text: string, line: number, decimals: number): ParsedLine {
  const row = (line === 1 ? text.replace(/^\uFEFF/, '') : text).trim()
  if (row === '' || (line === 1 && header.test(row))) return null
  const [first = '', second = '', ...more] = row.split(',').map(unquoted)
  if (second === '' || more.length > 0) return { problem: 'two columns are expected, address and amount' }
  const address = addressOf(first)
  if (address === null) return { problem: 'invalid address or checksum' }
  if (!plainAmount.test(second)) return { problem: 'the amount must be a plain number such as 12.5' }
  const amount = unitsOf(second, decimals)
  return amount === null ? { problem: `the amount has more than ${decimals} decimals` } : { address, amount }
}
