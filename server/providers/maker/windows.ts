import { ADDRESS_OPEN_SECONDS, type Custody, type FillMode } from '#core/order/escrowOrder.ts'

/** Deadlines of an order in epoch seconds. */
export interface Windows {
  openBy: number
  fillDeadline: number
  refundAfter: number
}

/**
 * Seconds until a deposit is late: one confirmation of a wallet, an approval first, a plain transfer, which no contract
 * rejects when late, or a payment from any wallet or exchange, which also has to be in a block by then (`opened`: and be opened by the maker).
 */
const openSeconds = {
  open: 60,
  approveAndOpen: 180,
  transfer: 180,
  address: 3600,
  opened: ADDRESS_OPEN_SECONDS,
} as const
export type OpeningKind = keyof typeof openSeconds

// Deposits of the highest tier wait for finality before their payout; six blocks can take hours.
const fillSeconds: Record<OpeningKind, number> = {
  open: 3600,
  approveAndOpen: 3600,
  transfer: 3600,
  address: 6 * 3600,
  opened: 3600,
}
// The escrow's minimum, plus the difference between its clock and ours.
const SLACK = 300
/** Minimum seconds that a paid order leaves for its claim. */
export const CLAIM_SECONDS = 2 * 3600
const claimSeconds: Record<FillMode, number> = { contract: CLAIM_SECONDS + SLACK, transfer: 24 * 3600 + SLACK }

export const openingKind = (
  custody: Custody,
  { needsApproval, hasAddress }: { needsApproval: boolean; hasAddress: boolean },
): OpeningKind => {
  if (custody === 'maker') return hasAddress ? 'address' : 'transfer'
  return needsApproval ? 'approveAndOpen' : 'open'
}

/** Deadlines of an order created now (settlement §4): fillDeadline + claim window ≤ refundAfter. */
export function windowsFrom(now: Date, kind: OpeningKind, fillMode: FillMode): Windows {
  const openBy = Math.floor(now.getTime() / 1000) + openSeconds[kind]
  const fillDeadline = openBy + fillSeconds[kind]
  return { openBy, fillDeadline, refundAfter: fillDeadline + claimSeconds[fillMode] }
}
