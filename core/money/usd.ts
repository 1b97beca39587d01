import { ceilDiv, parseUnits, pow10 } from './units.ts'

/** US dollars are integers of 1e-8 dollar. */
export const USD_DECIMALS = 8

/** "3012.5" → 301250000000n. @throws AppError as parseUnits does. */
export const parseUsd = (text: string): bigint => parseUnits(text, USD_DECIMALS)

/** Returns the value in 1e-8 dollar of base units at a price (1e-8 dollar per whole unit), rounded down. */
export const usdValue = (amount: bigint, decimals: number, priceE8: bigint): bigint =>
  (amount * priceE8) / pow10(decimals)

/** Base units of an asset worth `usdE8`, rounded up. */
export const usdToUnits = (usdE8: bigint, decimals: number, priceE8: bigint): bigint =>
  ceilDiv(usdE8 * pow10(decimals), priceE8)

const form = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i
/** No real price has a larger exponent, which would only create a huge integer. */
const MOST_EXPONENT = 40

/**
 * Returns a number of a vendor's JSON as 1e-8 dollar, truncated; null if it is not finite. It works on the digits, without
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
