import { ceilDiv } from './rescale.ts'
import { parseUnits, pow10 } from './units.ts'

/** US dollars are integers of 1e-8 dollar. */
export const USD_DECIMALS = 8

/** "3012.5" → 301250000000n. @throws AppError as parseUnits does. */
export const parseUsd = (text: string): bigint => parseUnits(text, USD_DECIMALS)

/** Value in 1e-8 dollar of base units at a price (1e-8 dollar per whole unit), rounded down. */
export const usdValue = (amount: bigint, decimals: number, priceE8: bigint): bigint =>
  (amount * priceE8) / pow10(decimals)

/** Base units of an asset worth `usdE8`, rounded up. */
export const usdToUnits = (usdE8: bigint, decimals: number, priceE8: bigint): bigint =>
  ceilDiv(usdE8 * pow10(decimals), priceE8)
