import { pow10 } from './units.ts'

/** Base units from one number of decimals to another, rounded down: what a receiver gets. */
export function rescaleDown(amount: bigint, from: number, to: number): bigint {
  return to >= from ? amount * pow10(to - from) : amount / pow10(from - to)
}

/** Integer division of non-negative numbers, rounded up. */
export const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b
