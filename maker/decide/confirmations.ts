import { parseUsd } from '#core/money/usd.ts'

export type Need = number | 'finalized'

export interface Depth {
  height: bigint
  head: bigint
  finalized: bigint
}

/** What the network has shown and what is asked, in blocks; a wait for finality is counted down as blocks until then. */
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

/** Null as soon as one part is unknown: a sum without it would look smaller than it is. */
export const sumOfKnown = (values: readonly (bigint | null)[]): bigint | null =>
  values.reduce<bigint | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0n)

/**
 * Whether one more early payout fits under the chain's cap (whole dollars) on what is committed to deposits that are not final yet.
 * A deposit that does not fit, or whose value is unknown, waits for finality instead.
 */
export function fitsUnconfirmedCap(committedE8: bigint | null, usdE8: bigint | null, capUsd: string): boolean {
  return committedE8 !== null && usdE8 !== null && committedE8 + usdE8 <= parseUsd(capUsd)
}
