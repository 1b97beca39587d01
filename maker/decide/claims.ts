import type { EscrowLimits } from '#chains/contract/settlement.ts'
import { largestClaim } from '#core/order/capacity.ts'

export interface ClaimCandidate {
  /** Seconds since the payout became final. */
  age: number
  /** Seconds until anyone may refund the order. */
  timeLeft: number
}

export interface BatchPolicy {
  size: number
  maxAgeSeconds: number
  /** Below this much time left, a claim does not wait for others. */
  urgentSeconds: number
}
export const defaultBatchPolicy: BatchPolicy = { size: 20, maxAgeSeconds: 30, urgentSeconds: 3600 }

/** True if the claims are worth a transaction now. */
export function claimNow(candidates: readonly ClaimCandidate[], policy: BatchPolicy): boolean {
  if (candidates.length >= policy.size) return true
  return candidates.some(({ age, timeLeft }) => age >= policy.maxAgeSeconds || timeLeft <= policy.urgentSeconds)
}

/** A claim with less time than this before anyone may refund the order cannot rely on the next window. */
const MARGIN_SECONDS = 3_600

export interface ClaimCapacityFacts {
  limits: EscrowLimits
  /** Claim capacity that earlier orders leave in this window and the next ones (`packClaims`). */
  packed: readonly bigint[]
  /** Current time in epoch seconds. */
  now: number
  refundAfter: number
}

/** Returns the largest order that can still be paid and claimed in time, in this window or in a later whole one. */
export function claimCapacity({ limits, packed, now, refundAfter }: ClaimCapacityFacts): bigint {
  const seconds = Math.max(0, refundAfter - MARGIN_SECONDS - now)
  return largestClaim(limits, packed, Math.floor(seconds / limits.windowSeconds))
}
