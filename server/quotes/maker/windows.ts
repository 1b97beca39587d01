import type { Custody, FillMode } from '#core/order/escrowOrder.ts'

/** Epoch seconds of an order. */
export interface Windows {
  openBy: number
  fillDeadline: number
  refundAfter: number
}

/** Seconds that a wallet gets: one confirmation, an approval before it, or a transfer that no contract would refuse when late. */
const openSeconds = { open: 60, approveAndOpen: 180, transfer: 180 } as const
export type OpeningKind = keyof typeof openSeconds

// Deposits of the highest tier wait for finality before they are paid.
const FILL_SECONDS = 3600
// The least that the escrow accepts, plus what its clock may differ from ours.
const SLACK = 300
/** The shortest time that a paid order leaves for its claim. */
export const CLAIM_SECONDS = 2 * 3600
const claimSeconds: Record<FillMode, number> = { contract: CLAIM_SECONDS + SLACK, transfer: 24 * 3600 + SLACK }

export const openingKind = (custody: Custody, needsApproval: boolean): OpeningKind =>
  custody === 'maker' ? 'transfer' : needsApproval ? 'approveAndOpen' : 'open'

/** The deadlines of an order made now (settlement §4): fillDeadline + claim window ≤ refundAfter. */
export function windowsFrom(now: Date, kind: OpeningKind, fillMode: FillMode): Windows {
  const openBy = Math.floor(now.getTime() / 1000) + openSeconds[kind]
  const fillDeadline = openBy + FILL_SECONDS
  return { openBy, fillDeadline, refundAfter: fillDeadline + claimSeconds[fillMode] }
}
