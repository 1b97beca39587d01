import type { Custody, FillMode } from '#core/order/escrowOrder.ts'

/** Deadlines of an order in epoch seconds. */
export interface Windows {
  openBy: number
  fillDeadline: number
  refundAfter: number
}

/**
 * Seconds that a wallet gets: one confirmation, an approval first, or a plain transfer, which no contract rejects when
 * late.
 */
const openSeconds = { open: 60, approveAndOpen: 180, transfer: 180 } as const
export type OpeningKind = keyof typeof openSeconds

// Deposits of the highest tier wait for finality before their payout.
const FILL_SECONDS = 3600
// The escrow's minimum, plus the difference between its clock and ours.
const SLACK = 300
/** Minimum seconds that a paid order leaves for its claim. */
export const CLAIM_SECONDS = 2 * 3600
const claimSeconds: Record<FillMode, number> = { contract: CLAIM_SECONDS + SLACK, transfer: 24 * 3600 + SLACK }

export const openingKind = (custody: Custody, needsApproval: boolean): OpeningKind =>
  custody === 'maker' ? 'transfer' : needsApproval ? 'approveAndOpen' : 'open'

/** Deadlines of an order created now (settlement §4): fillDeadline + claim window ≤ refundAfter. */
export function windowsFrom(now: Date, kind: OpeningKind, fillMode: FillMode): Windows {
  const openBy = Math.floor(now.getTime() / 1000) + openSeconds[kind]
  const fillDeadline = openBy + FILL_SECONDS
  return { openBy, fillDeadline, refundAfter: fillDeadline + claimSeconds[fillMode] }
}
