import { USD_DECIMALS } from '../money/usd.ts'
import { pow10 } from '../money/units.ts'

const form = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i
/** No real price has a larger exponent, which would only create a huge integer. */
const MOST_EXPONENT = 40

/**
 * A number of a vendor's JSON as 1e-8 dollar, truncated; null if it is not finite. It works on the digits, without
 * float arithmetic.
 */
export function usdE8OfNumber(value: unknown): bigint | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const [, sign, whole = '0', fraction = '', exponent = '0'] = form.exec(String(value)) ?? []
  if (sign === undefined || Math.abs(Number(exponent)) > MOST_EXPONENT) return null
  const shift = Number(exponent) + USD_DECIMALS - fraction.length
  const digits = BigInt(whole + fraction)
  const scaled = shift >= 0 ? digits * pow10(shift) : digits / pow10(-shift)
  return sign === '-' ? -scaled : scaled
}
