import { pow10 } from './units.ts'

/** Converts base units between decimals, rounded down: the amount that a recipient gets. */
export function rescaleDown(amount: bigint, from: number, to: number): bigint {
  return to >= from ? amount * pow10(to - from) : amount / pow10(from - to)
}

/** Integer division of non-negative numbers, rounded up. */
export const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b
