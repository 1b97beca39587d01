import type { FamilyName } from '#core/chain/family.ts'
import { balancePlaces, compactNumber, visibleAmount, withThousands } from '#core/format/number.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'
import { currentMarks } from '#src/i18n/current.ts'
import { isolateBidi } from './text.ts'

const withSign = (figure: string): string => (/^[<>]/.test(figure) ? isolateBidi(figure) : figure)

/** Formats a plain decimal ("1234.5"), truncated to `places` decimals; a smaller value reads "<0.000001", never "0". */
export const displayNumber = (value: string, places = 6): string => withSign(inMarks(visibleAmount(value, places)))

/** Formats base units: rounded down to `places` decimals (spec §5: 6), grouped, without trailing zeros. */
export const displayAmount = (amount: bigint, decimals: number, places = 6): string =>
  displayNumber(formatUnits(amount, decimals), places)

const USUAL_DIGITS = 6
/** Most decimals of a transfer's figures. */
export const MOST_DIGITS = 8

/** Decimals of a quote's figures for a typed amount: 6 by spec §5, more when the amount has more. */
export function fractionDigits(amount: bigint, decimals: number): number {
  const typed = formatUnits(amount, decimals).split('.')[1]?.length ?? 0
  return Math.min(Math.max(typed, USUAL_DIGITS), MOST_DIGITS)
}

/** Formats a balance: 5 decimals, 8 for the families that spec §5 names. */
export const displayBalance = (amount: bigint, decimals: number, family: FamilyName): string =>
  displayAmount(amount, decimals, balancePlaces(family))

const MILLION = pow10(6)

/** Formats a figure by magnitude: 1e9 and above as B, 1e6 and above as M (spec §5), smaller ones in full. */
export const displayFigure = (amount: bigint, decimals: number, places = 6): string =>
  amount >= MILLION * pow10(decimals)
    ? inMarks(compactNumber(formatUnits(amount, decimals)))
    : displayAmount(amount, decimals, places)

/** Rounding of dollars to the cent: a value never reads higher than it is, a cost never lower. */
type UsdKind = 'value' | 'cost'

/** In cents: above the first, dollars read as M and B (spec §5); above the second they aren't plausible. */
const LARGE = MILLION * 100n
const MOST = pow10(15) * 100n

function centsText(cents: bigint, kind: UsdKind): string {
  if (cents >= MOST) return withSign(`>${inDollars(compactNumber(formatUnits(MOST, 2)))}`)
  const plain = formatUnits(cents, 2)
  // Abbreviating truncates, which would understate a cost.
  if (cents >= LARGE && kind === 'value') return inDollars(compactNumber(plain))
  const [whole = '0', rest = ''] = plain.split('.')
  return inDollars(`${withThousands(whole)}.${rest.padEnd(2, '0')}`)
}

/** Formats the API's dollars ("3012.5"): two decimals, "<$0.01" for dust, M and B for large amounts; null stays null. */
export function displayUsd(usd: string | null, kind: UsdKind = 'value'): string | null {
  if (usd === null) return null
  const [whole = '0', fraction = ''] = usd.split('.')
  const cut = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  const hasRest = /[1-9]/.test(fraction.slice(2))
  if (cut === 0n && hasRest) return withSign(`<${inDollars('0.01')}`)
  return centsText(kind === 'cost' && hasRest ? cut + 1n : cut, kind)
}

/** Formatted dollars: a dash when unknown, a mark when the price is stale. */
export interface UsdView {
  readonly text: string
  readonly stale: boolean
}

export const usdView = (usd: string | null, stale: boolean, kind: UsdKind = 'value'): UsdView => {
  const text = displayUsd(usd, kind)
  return text === null ? { text: '–', stale: false } : { text, stale }
}

/** Formats a number of `core/format` for the page's language. Links and the API keep plain digits. */
export const inMarks = (figure: string): string =>
  figure.replace(/[,.MB]/g, (mark) => currentMarks()[mark as ',' | '.' | 'M' | 'B'])

const inDollars = (figure: string): string => currentMarks().dollars(inMarks(figure))

/** Returns the amount as shown in its field: the language's decimal separator and no grouping, which would move under the caret. */
export const inField = (amount: string): string => amount.replace('.', currentMarks()['.'])

/** Returns the meaning of a comma followed by three digits. */
export const commaMeans = (): 'thousands' | 'decimal' => (currentMarks()[','] === ',' ? 'thousands' : 'decimal')

/** Returns the meaning of such a point: in languages that group by it, wallets and exchanges still use it for decimals, so it is ambiguous. */
export const pointMeans = (): 'decimal' | null => (currentMarks()[','] === '.' ? null : 'decimal')

/** Formats an integer, such as points or a rank, for the page's language. */
export const wholeText = (count: number): string => inMarks(withThousands(String(count)))
