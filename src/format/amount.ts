import { formatUnits, pow10 } from '#core/money/units.ts'

/** Groups of three, for the whole part only. */
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/**
 * Base units for reading: rounded down to `places` decimals (spec §5: 6), grouped, without trailing zeros.
 * A value too small to show reads "<0.000001", never "0".
 */
export function displayAmount(amount: bigint, decimals: number, places = 6): string {
  const shown = decimals > places ? (amount / pow10(decimals - places)) * pow10(decimals - places) : amount
  if (shown === 0n && amount > 0n) return `<${formatUnits(1n, places)}`
  const [whole = '0', fraction] = formatUnits(shown, decimals).split('.')
  return fraction ? `${grouped(whole)}.${fraction}` : grouped(whole)
}

/** Dollars as the API writes them ("3012.5") for reading: two decimals, "<$0.01" for dust, null stays null. */
export function displayUsd(usd: string | null): string | null {
  if (usd === null) return null
  const [whole = '0', fraction = ''] = usd.split('.')
  const cents = fraction.padEnd(2, '0').slice(0, 2)
  const isDust = whole === '0' && cents === '00' && /[1-9]/.test(fraction)
  return isDust ? '<$0.01' : `$${grouped(whole)}.${cents}`
}
