import type { FamilyName } from '#core/chain/family.ts'
import { balancePlaces } from '#core/format/balance.ts'
import { compactNumber, visibleAmount, withThousands } from '#core/format/number.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'
import { inDollars, inMarks } from './marks.ts'
import { inOnePiece } from './inOnePiece.ts'

const withSign = (figure: string): string => (/^[<>]/.test(figure) ? inOnePiece(figure) : figure)

/** A plain decimal ("1234.5") for reading, cut to so many decimals; too small to show reads "<0.000001", never "0". */
export const displayNumber = (value: string, places = 6): string => withSign(inMarks(visibleAmount(value, places)))

/** Base units for reading: rounded down to `places` decimals (spec §5: 6), grouped, without trailing zeros. */
export const displayAmount = (amount: bigint, decimals: number, places = 6): string =>
  displayNumber(formatUnits(amount, decimals), places)

/** A balance: 5 decimals, 8 for the families that the specification names (spec §5). */
export const displayBalance = (amount: bigint, decimals: number, family: FamilyName): string =>
  displayAmount(amount, decimals, balancePlaces(family))

const MILLION = pow10(6)

/** A figure whose size matters more than its end: 1e9 and above as B, 1e6 and above as M (spec §5), smaller ones as they are. */
export const displayFigure = (amount: bigint, decimals: number, places = 6): string =>
  amount >= MILLION * pow10(decimals)
    ? inMarks(compactNumber(formatUnits(amount, decimals)))
    : displayAmount(amount, decimals, places)

/** Which way dollars are rounded to the cent: what somebody has or gets never reads higher than it is, a cost never lower. */
export type UsdKind = 'value' | 'cost'

/** In cents: from here on dollars read as M and B (spec §5), and from there on they are no amount of money any more. */
const LARGE = MILLION * 100n
const MOST = pow10(15) * 100n

function centsText(cents: bigint, kind: UsdKind): string {
  if (cents >= MOST) return withSign(`>${inDollars(compactNumber(formatUnits(MOST, 2)))}`)
  const plain = formatUnits(cents, 2)
  // Shortening cuts, which a cost must not be.
  if (cents >= LARGE && kind === 'value') return inDollars(compactNumber(plain))
  const [whole = '0', rest = ''] = plain.split('.')
  return inDollars(`${withThousands(whole)}.${rest.padEnd(2, '0')}`)
}

/** Dollars as the API writes them ("3012.5") for reading: two decimals, "<$0.01" for dust, B and M for what is large, null stays null. */
export function displayUsd(usd: string | null, kind: UsdKind = 'value'): string | null {
  if (usd === null) return null
  const [whole = '0', fraction = ''] = usd.split('.')
  const cut = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  const hasRest = /[1-9]/.test(fraction.slice(2))
  if (cut === 0n && hasRest) return withSign(`<${inDollars('0.01')}`)
  return centsText(kind === 'cost' && hasRest ? cut + 1n : cut, kind)
}
