import { AppError } from '../errors.ts'
import { ceilDiv } from './units.ts'

/** Exact ratio such as a fee of 0.0001: numerator over 10^9. */
export const RATIO_SCALE = 1_000_000_000n

/** "0.0001" → 100000n. @throws AppError `ratio_invalid` outside 0…1 or finer than nine decimals. */
export function parseRatio(text: string): bigint {
  const parts = /^(?:0|1)?(?:\.(\d{1,9}))?$/.exec(text)
  if (!parts || text === '')
    throw new AppError('ratio_invalid', `Not a ratio between 0 and 1: ${text}`, { status: 400 })
  const value = BigInt(text.startsWith('1') ? 1 : 0) * RATIO_SCALE + BigInt((parts[1] ?? '').padEnd(9, '0'))
  if (value > RATIO_SCALE) throw new AppError('ratio_invalid', `Not a ratio between 0 and 1: ${text}`, { status: 400 })
  return value
}

/** amount × ratio, rounded up: fees never round in the payer's favor. */
export const applyRatioUp = (amount: bigint, ratio: bigint): bigint => ceilDiv(amount * ratio, RATIO_SCALE)
