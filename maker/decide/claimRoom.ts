import type { EscrowLimits } from '#chains/contract.ts'
import { largestClaim } from '#core/order/claimRoom.ts'

/** With less time than this left before anyone may refund an order, its claim does not count on another window. */
const MARGIN_SECONDS = 3_600

export interface ClaimRoomFacts {
  limits: EscrowLimits
  /** What the orders in front of it leave of this window and the next ones (`packClaims`). */
  packed: readonly bigint[]
  /** Epoch seconds. */
  now: number
  refundAfter: number
}

/** The largest order that can still be paid and claimed in time, in this window or in one of the whole windows that follow. */
export function claimRoom({ limits, packed, now, refundAfter }: ClaimRoomFacts): bigint {
  const seconds = Math.max(0, refundAfter - MARGIN_SECONDS - now)
  return largestClaim(limits, packed, Math.floor(seconds / limits.windowSeconds))
}
