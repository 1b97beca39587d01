import type { FillMode } from '#core/order/escrowOrder.ts'

export interface FillMargins {
  /** Seconds before fillDeadline in which no fill is signed: a reverted fill would only burn gas. */
  contract: number
  /**
   * The same for plain transfers, which no contract stops from landing late: longer than any transaction stays valid, or a
   * final deadline would not prove that none can pay any more. On TON that is eleven minutes.
   */
  transfer: number
}
export const defaultMargins: FillMargins = { contract: 30, transfer: 780 }

/** True if a payout may still be signed or broadcast at `now` (epoch seconds, settlement §4). */
export function mayStillFill(fillMode: FillMode, fillDeadline: Date, now: number, margins: FillMargins): boolean {
  return now <= Math.floor(fillDeadline.getTime() / 1000) - margins[fillMode]
}

/**
 * Returns the money-path time in epoch seconds: the chain's time counts if it is ahead of the wall clock, else the wall clock's.
 */
export const chainTime = (wall: Date, headTime: number | null): number =>
  Math.max(Math.floor(wall.getTime() / 1000), headTime ?? 0)
