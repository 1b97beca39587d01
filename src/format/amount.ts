import type { FamilyName } from '#core/chain/family.ts'
import { balancePlaces } from '#core/format/balance.ts'
import { compactNumber, visibleAmount, withThousands } from '#core/format/number.ts'
import { formatUnits, pow10 } from '#core/money/units.ts'

/**
 * Base units for reading: rounded down to `places` decimals (spec §5: 6), grouped, without trailing zeros.
 * A value too small to show reads "<0.000001", never "0".
 */
export const displayAmount = (amount: bigint, decimals: number, places = 6): string => visibleAmount(formatUnits(amount, decimals), places)

/** A balance: 5 decimals, 8 for the families that the specification names (spec §5). */
export const displayBalance = (amount: bigint, decimals: number, family: FamilyName): string => displayAmount(amount, decimals, balancePlaces(family))

const MILLION = pow10(6)

/** A figure whose size matters more than its end: 1e9 and above as B, 1e6 and above as M (spec §5), smaller ones as they are. */
export const displayFigure = (amount: bigint, decimals: number, places = 6): string =>
  amount >= MILLION * pow10(decimals) ? compactNumber(formatUnits(amount, decimals)) : displayAmount(amount, decimals, places)

/** Which way dollars are rounded to the cent: what somebody has or gets never reads higher than it is, a cost never lower. */
export type UsdKind = 'value' | 'cost'

/** Dollars as the API writes them ("3012.5") for reading: two decimals, "<$0.01" for dust, null stays null. */
export function displayUsd(usd: string | null, kind: UsdKind = 'value'): string | null {
  if (usd === null) return null
  const [whole = '0', fraction = ''] = usd.split('.')
  const cut = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  const hasRest = /[1-9]/.test(fraction.slice(2))
  if (cut === 0n && hasRest) return '<$0.01'
  const cents = formatUnits(kind === 'cost' && hasRest ? cut + 1n : cut, 2)
  const [dollars = '0', rest = ''] = cents.split('.')
  return `$${withThousands(dollars)}.${rest.padEnd(2, '0')}`
}
