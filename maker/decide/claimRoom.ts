import type { EscrowLimits } from '#chains/contract.ts'

/** With less time than this left before anyone may refund an order, its claim does not count on another window. */
const MARGIN_SECONDS = 3_600

export interface ClaimRoomFacts {
  limits: EscrowLimits
  /** Base units that the maker has sent value for and not claimed yet. */
  committed: bigint
  /** Epoch seconds. */
  now: number
  refundAfter: number
}

/** Base units that can still be paid and claimed in time: what is left of this window and the whole windows that follow, less what waits. May be negative. */
export function claimRoom({ limits, committed, now, refundAfter }: ClaimRoomFacts): bigint {
  const seconds = Math.max(0, refundAfter - MARGIN_SECONDS - now)
  return limits.claimLeft + limits.claimCap * BigInt(Math.floor(seconds / limits.windowSeconds)) - committed
}
