import type { EscrowLimits } from '#chains/contract.ts'
import { largestClaim } from '#core/order/claimWindows.ts'

/** A claim with less time than this before anyone may refund the order cannot rely on the next window. */
const MARGIN_SECONDS = 3_600

export interface ClaimCapacityFacts {
  limits: EscrowLimits
  /** Claim capacity that earlier orders leave in this window and the next ones (`packClaims`). */
  packed: readonly bigint[]
  /** Epoch seconds. */
  now: number
  refundAfter: number
}

/** Returns the largest order that can still be paid and claimed in time, in this window or in a later whole one. */
export function claimCapacity({ limits, packed, now, refundAfter }: ClaimCapacityFacts): bigint {
  const seconds = Math.max(0, refundAfter - MARGIN_SECONDS - now)
  return largestClaim(limits, packed, Math.floor(seconds / limits.windowSeconds))
}
