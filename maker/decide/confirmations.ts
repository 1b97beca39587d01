import { parseUsd } from '#core/money/usd.ts'

export type Need = number | 'finalized'

export interface Depth {
  height: bigint
  head: bigint
  finalized: bigint
}

/** Returns confirmations seen and needed, in blocks; a wait for finality counts down as blocks until then. */
export function progress(
  { height, head, finalized }: Depth,
  need: Need,
): { have: number; need: number; reached: boolean; final: boolean } {
  const final = height <= finalized
  const have = head >= height ? Number(head - height) + 1 : 0
  if (need === 'finalized')
    return { have, need: final ? have : have + Number(height - finalized), reached: final, final }
  return { have: Math.min(have, need), need, reached: final || have >= need, final }
}

/** Returns null if any value is unknown, because a sum without it would be too small. */
export const sumOfKnown = (values: readonly (bigint | null)[]): bigint | null =>
  values.reduce<bigint | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0n)

/**
 * True if one more early payout fits under the chain's cap (whole dollars) on unconfirmed commitment. A deposit that
 * does not fit, or whose value is unknown, waits for finality instead.
 */
export function fitsUnconfirmedCap(committedE8: bigint | null, usdE8: bigint | null, capUsd: string): boolean {
  return committedE8 !== null && usdE8 !== null && committedE8 + usdE8 <= parseUsd(capUsd)
}
